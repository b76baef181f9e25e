import { describe, expect, it, vi } from 'vitest'
import { forgetWarnings } from '../../system/warn.ts'
import { filterList } from './filter-list.ts'
import { findItem, listOf, type ListItems } from '../items/list-items.ts'

const fields = { valueKey: 'value', labelKey: 'label', descriptionKey: 'description' }

function find(items: ListItems<unknown>, term: string, filterFields = ['label']): string[] {
  const rows = filterList(listOf('Test', items, fields), term, filterFields, 'label')
  return rows.map((row) => (row.type === 'separator' ? '—' : row.type === 'label' ? `# ${row.label}` : row.label))
}

describe('filterList', () => {
  it('shows equal labels first, then labels that begin with the term, then labels that contain it', () => {
    expect(find(['Pineapple', 'Apple pie', 'Apple', 'Crab apple', 'Pear'], 'apple')).toEqual([
      'Apple',
      'Apple pie',
      'Pineapple',
      'Crab apple',
    ])
  })

  it('ignores case and accents in items and term', () => {
    expect(find(['Crème brûlée', 'Creme'], 'CREME')).toEqual(['Creme', 'Crème brûlée'])
    expect(find(['creme'], 'crÈ')).toEqual(['creme'])
  })

  it('shows all items for an empty term', () => {
    expect(find([['Ada'], ['Grace']], '  ')).toEqual(['Ada', '—', 'Grace'])
  })

  it('keeps headings and separators of sections with matches only', () => {
    const items = [
      [{ type: 'label', label: 'Fruit' }, { label: 'Apple' }, { label: 'Apricot' }],
      [{ type: 'label', label: 'Roots' }, { label: 'Carrot' }],
      [{ type: 'label', label: 'Dishes' }, { label: 'Apple pie' }],
    ]
    expect(find(items, 'app')).toEqual(['# Fruit', 'Apple', '—', '# Dishes', 'Apple pie'])
    expect(find(items, 'carr')).toEqual(['# Roots', 'Carrot'])
    expect(find(items, 'xyz')).toEqual([])
  })

  it('starts a new section at a heading or separator', () => {
    const items = [
      { type: 'label', label: 'A' },
      { label: 'One' },
      { type: 'separator' },
      { type: 'label', label: 'B' },
      { label: 'Two' },
      { label: 'Tone' },
    ]
    expect(find(items, 'one')).toEqual(['# A', 'One', '—', '# B', 'Tone'])
    expect(find(items, 'two')).toEqual(['# B', 'Two'])
  })

  it('ranks an item by its best matching field', () => {
    const items = [
      { label: 'Zoe', mail: 'ann@example.com' },
      { label: 'Hannah', mail: 'x@example.com' },
    ]
    expect(find(items, 'ann', ['label', 'mail'])).toEqual(['Zoe', 'Hannah'])
    expect(find(items, 'ann')).toEqual(['Hannah'])
  })

  it('filters ten thousand items that all match', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `Item ${index}`)
    expect(find(many, 'item')).toHaveLength(10_000)
  })
})

describe('listOf', () => {
  it('is cached by the array of items', () => {
    const items = ['a']
    expect(listOf('Test', items, fields)).toBe(listOf('Test', items, { ...fields }))
    expect(listOf('Test', items, fields)).not.toBe(listOf('Test', items, { ...fields, labelKey: 'name' }))
  })

  it('uses key, id or index of an item, and strings and numbers themselves', () => {
    const items = [{ value: 'a' }, { id: 7, label: 'B' }, { label: 'C' }, 'd', 5, 0]
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(listOf('Test', items, fields).entries.map((entry) => entry.value)).toEqual(['a', 7, '2', 'd', 5, 0])
    expect(findItem(items, '7', fields)?.item).toBe(items[1])
    expect(findItem(items, 2, fields)?.item).toBe(items[2])
    expect(findItem(items, 0, fields)?.label).toBe('0')
    expect(findItem([['x'], ['y', 'z']], 'z', fields)?.label).toBe('z')
    expect(findItem(items, 'nope', fields)).toBeUndefined()
    warning.mockRestore()
  })

  it('warns once about duplicate keys and about items without a label', () => {
    forgetWarnings()
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { byKey } = listOf('Test', [{ value: 'a', label: 'A' }, { value: 'a', label: 'B' }, { value: 'c' }], fields)
    expect([...byKey.keys()]).toEqual(['a', 'a:1', 'c'])
    expect(byKey.get('c')!.label).toBe('c')
    expect(warning.mock.calls.map(([text]) => String(text))).toEqual([
      '[Frond UI] Test: two items have the key "a", so one of them gets another key. Give each item its own "value".',
      '[Frond UI] Test: the item with the key "c" has no text, so its key is shown. Give each item its "label".',
    ])
    warning.mockRestore()
  })
})
