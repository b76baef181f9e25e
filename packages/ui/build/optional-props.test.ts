import { expect, it } from 'vitest'
import { allowUndefined } from './optional-props.ts'

it.each([
  ['interface A { label?: string }', 'interface A { label?: string | undefined }'],
  ['interface A { label: string }', 'interface A { label: string }'],
  ['interface A { label?: string | undefined }', 'interface A { label?: string | undefined }'],
  ['interface A { value?: unknown }', 'interface A { value?: unknown }'],
  ['interface A { onPress?: () => void }', 'interface A { onPress?: (() => void) | undefined }'],
  ['type A<T> = { x?: T extends string ? 1 : 2 }', 'type A<T> = { x?: (T extends string ? 1 : 2) | undefined }'],
  ['type A = { [Key in Part]?: string }', 'type A = { [Key in Part]?: string | undefined }'],
  ['type A<T> = { [Key in keyof T]-?: T[Key] }', 'type A<T> = { [Key in keyof T]-?: T[Key] }'],
  [
    'interface A { outer?: { inner?: (at?: number) => void } }',
    'interface A { outer?: { inner?: ((at?: number) => void) | undefined } | undefined }',
  ],
  ['declare class A { drag?: number }', 'declare class A { drag?: number | undefined }'],
])('allows undefined for the optional properties in %s', (before, after) => {
  expect(allowUndefined(before)).toBe(after)
})
