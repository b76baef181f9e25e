import { afterEach, expect, test, vi } from 'vitest'
import { forgetWarnings } from '../../system/warn.ts'
import { itemKey } from './item-key.ts'
import { normalizeItem, normalizeKey, toItemGroups } from './normalize-items.ts'

afterEach(() => {
  vi.restoreAllMocks()
  forgetWarnings()
})

test('reads the label of an item by path and uses strings and numbers as their own label', () => {
  expect(normalizeItem({ name: { short: 'Ada' } }, 'name.short').label).toBe('Ada')
  expect(normalizeItem(7, 'label').label).toBe('7')
  expect(normalizeItem({ label: null }, 'label').label).toBe('')
})

test('distinguishes labels and separators from items', () => {
  const types = [{ type: 'label' }, { type: 'separator' }, { type: 'checkbox' }, {}, 'text']
  expect(types.map((item) => normalizeItem(item, 'label').type)).toEqual(['label', 'separator', 'item', 'item', 'item'])
})

test('identifies an item by its value, else by its id, else by its index', () => {
  expect(itemKey({ value: 0, id: 'a' }, 3, 'value')).toBe(0)
  expect(itemKey({ value: {}, id: 'a' }, 3, 'value')).toBe('a')
  expect(itemKey({}, 3, 'value')).toBe('3')
})

test('gives an item another key and warns if its key is in use', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const options = { componentName: 'Test', valueKey: 'value', taken: new Set(['1', '2', '2:5']) }
  expect(normalizeKey(3, 5, options)).toEqual({ key: '3', value: 3 })
  expect(normalizeKey(1, 5, options)).toEqual({ key: '1:5', value: '1:5' })
  expect(normalizeKey(2, 5, options)).toEqual({ key: '2:5:5', value: '2:5:5' })
  expect(warning).toHaveBeenCalledTimes(2)
})

test('keeps nested lists as groups and omits empty ones', () => {
  expect(toItemGroups(['a', 'b'])).toEqual([{ items: ['a', 'b'], isNested: false }])
  expect(toItemGroups<string>(['a', ['b'], [], 'c', 'd'])).toEqual([
    { items: ['a'], isNested: false },
    { items: ['b'], isNested: true },
    { items: ['c', 'd'], isNested: false },
  ])
  expect(toItemGroups([])).toEqual([])
})
