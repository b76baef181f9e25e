import { describe, expect, it } from 'vitest'
import type { FrondContextValue } from './frond-context.ts'
import { joinTexts, textSeparator } from './join-text.ts'

const inLanguage = (code?: string) => ({ locale: code && { code } }) as unknown as FrondContextValue

describe('joinTexts', () => {
  it('joins as the language does', () => {
    expect(joinTexts(inLanguage(), ['Step 1', 'completed'])).toBe('Step 1, completed')
    expect(joinTexts(inLanguage('ja'), ['ステップ1', '完了'])).toBe('ステップ1 完了')
  })

  it('knows what stands between two texts', () => {
    expect(textSeparator(inLanguage())).toBe(', ')
    expect(textSeparator(inLanguage('ja'))).toBe(' ')
    expect(textSeparator(inLanguage('zh-CN'))).toBe('')
  })
})
