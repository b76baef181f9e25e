import { describe, expect, it } from 'vitest'
import { findFilled, findTyped, isTyping } from './typeahead.ts'

const fruit = ['Apple', 'Äpfel', 'Pear', 'Plum'].map((label) => ({ label, key: label.toLowerCase() }))

/** Types a text letter by letter into a new list and returns the labels that were found. */
function typeText(text: string, rows: readonly { label: string; type?: string; disabled?: boolean }[] = fruit) {
  const list = {}
  let from = -1
  return [...text].map((letter) => {
    const found = findTyped(list, letter, rows, from)
    if (found) from = rows.indexOf(found)
    return found?.label
  })
}

describe('findTyped', () => {
  it('finds the item that begins with the typed text, without regard to case and accents', () => {
    expect(typeText('PL')).toEqual(['Pear', 'Plum'])
    expect(typeText('apf')).toEqual(['Apple', 'Apple', 'Äpfel'])
  })

  it('moves on to the next item if the same letter is typed again, and wraps at the end', () => {
    expect(typeText('aaa')).toEqual(['Apple', 'Äpfel', 'Apple'])
  })

  it('stays on an item while its label is typed', () => {
    expect(typeText('pear')).toEqual(['Pear', 'Pear', 'Pear', 'Pear'])
  })

  it('skips disabled items and rows that are not items', () => {
    const rows = [{ label: 'Apple', disabled: true }, { label: 'All', type: 'label' }, { label: 'Äpfel' }]
    expect(typeText('a', rows)).toEqual(['Äpfel'])
  })

  it('finds nothing if no item matches', () => {
    expect(typeText('x')).toEqual([undefined])
  })

  it('starts a new word in another list', () => {
    const [one, other] = [{}, {}]
    findTyped(one, 'p', fruit, -1)
    expect(isTyping(one)).toBe(true)
    expect(isTyping(other)).toBe(false)
    expect(findTyped(other, 'a', fruit, -1)?.label).toBe('Apple')
  })

  it('starts a new word after a pause', () => {
    const list = {}
    findTyped(list, 'p', fruit, -1)
    expect(isTyping(list, performance.now() + 501)).toBe(false)
  })
})

describe('findFilled', () => {
  it('finds an item by key, or else by label', () => {
    expect(findFilled(' PLUM ', fruit)?.label).toBe('Plum')
    expect(findFilled('apfel', fruit)?.label).toBe('Äpfel')
    expect(findFilled('cherry', fruit)).toBeUndefined()
  })
})
