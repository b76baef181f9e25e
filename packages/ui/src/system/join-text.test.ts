import { describe, expect, it } from 'vitest'
import type { FrondContextValue } from './frond-context.ts'
import { joinTexts, textSeparator } from './join-text.ts'

const inLanguage = (code?: string) => ({ locale: code && { code } }) as unknown as FrondContextValue

describe('joinTexts', () => {
  it('joins texts with the separators of the language', () => {
    expect(joinTexts(inLanguage(), ['Step 1', 'completed'])).toBe('Step 1, completed')
    expect(joinTexts(inLanguage('ja'), ['ステップ1', '完了'])).toBe('ステップ1 完了')
  })

  it('returns the separator between two texts', () => {
    expect(textSeparator(inLanguage())).toBe(', ')
    expect(textSeparator(inLanguage('ja'))).toBe(' ')
    expect(textSeparator(inLanguage('zh-CN'))).toBe('')
  })
})
