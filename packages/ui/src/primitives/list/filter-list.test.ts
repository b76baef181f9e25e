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
  it('ranks what is equal, then what begins with the term, then what contains it', () => {
    expect(find(['Pineapple', 'Apple pie', 'Apple', 'Crab apple', 'Pear'], 'apple')).toEqual([
      'Apple',
      'Apple pie',
      'Pineapple',
      'Crab apple',
    ])
  })

  it('knows neither case nor accents, in the items as in the term', () => {
    expect(find(['Crème brûlée', 'Creme'], 'CREME')).toEqual(['Creme', 'Crème brûlée'])
    expect(find(['creme'], 'crÈ')).toEqual(['creme'])
  })

  it('shows everything for an empty term', () => {
    expect(find([['Ada'], ['Grace']], '  ')).toEqual(['Ada', '—', 'Grace'])
  })

  it('keeps headings and lines of what is left, and drops those of what is gone', () => {
    const items = [
      [{ type: 'label', label: 'Fruit' }, { label: 'Apple' }, { label: 'Apricot' }],
      [{ type: 'label', label: 'Roots' }, { label: 'Carrot' }],
      [{ type: 'label', label: 'Dishes' }, { label: 'Apple pie' }],
    ]
    expect(find(items, 'app')).toEqual(['# Fruit', 'Apple', '—', '# Dishes', 'Apple pie'])
    expect(find(items, 'carr')).toEqual(['# Roots', 'Carrot'])
    expect(find(items, 'xyz')).toEqual([])
  })

  it('takes headings within one list as the beginning of a run', () => {
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

  it('searches the fields it is told, by the best of them', () => {
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
  it('is made once for one array', () => {
    const items = ['a']
    expect(listOf('Test', items, fields)).toBe(listOf('Test', items, { ...fields }))
    expect(listOf('Test', items, fields)).not.toBe(listOf('Test', items, { ...fields, labelKey: 'name' }))
  })

  it('takes the key, the id or the place of an item, and texts and numbers as they are', () => {
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

  it('warns once about keys that are there twice and about items without a text', () => {
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
