import { describe, expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

describe('fillText', () => {
  it('puts values in as they are, whatever they hold', () => {
    expect(fillText('Create “{label}”', { label: '$& $1 $$ {label}' })).toBe('Create “$& $1 $$ {label}”')
    expect(fillText('{item} over {target}', { item: '{target}', target: 'B' })).toBe('{target} over B')
  })

  it('fills each place, also with 0, and leaves alone what it has no value for', () => {
    expect(fillText('{page} of {count}, {page}', { page: 0, count: 3 })).toBe('0 of 3, 0')
    expect(fillText('{other} {page}', { page: 1 })).toBe('{other} 1')
  })
})
