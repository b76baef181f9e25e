import { describe, expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

describe('fillText', () => {
  it('inserts values unchanged, whatever they contain', () => {
    expect(fillText('Create “{label}”', { label: '$& $1 $$ {label}' })).toBe('Create “$& $1 $$ {label}”')
    expect(fillText('{item} over {target}', { item: '{target}', target: 'B' })).toBe('{target} over B')
  })

  it('replaces every placeholder, also by 0, and keeps placeholders without a value', () => {
    expect(fillText('{page} of {count}, {page}', { page: 0, count: 3 })).toBe('0 of 3, 0')
    expect(fillText('{other} {page}', { page: 1 })).toBe('{other} 1')
  })
})
