import { describe, expect, it } from 'vitest'
import { findOrdered, parseUtilities } from './example-utilities.ts'

const css = String.raw`/*! tailwindcss */
.p-8 { padding: 2rem; }
.px-4 { padding-inline: 1rem; }
.text-pretty { text-wrap: pretty; }
.hover\:p-2 { &:hover { @media (hover: hover) { padding: .5rem; } } }
.w-1\/2 { width: 50%; }
.shadow-sm { --tw-shadow: 0 1px; box-shadow: var(--tw-shadow); }
@property --tw-shadow { syntax: "*"; inherits: false; }
@keyframes spin { to { rotate: 1turn; } }`

describe('utilities of examples', () => {
  it('are taken apart by their classes, in order', () => {
    const { rules, extras } = parseUtilities(css)
    expect([...rules.keys()]).toEqual(['p-8', 'px-4', 'text-pretty', 'hover:p-2', 'w-1/2', 'shadow-sm'])
    expect(extras.map(({ name }) => name)).toEqual(['--tw-shadow', 'spin'])
  })

  it('that change the same property in one list of classes need an order', () => {
    const { rules } = parseUtilities(css)
    expect([...findOrdered([['p-8', 'px-4', 'w-1/2']], rules)]).toEqual(['p-8', 'px-4'])
    expect([...findOrdered([['hover:p-2', 'p-8']], rules)]).toEqual(['hover:p-2', 'p-8'])
    expect([...findOrdered([['p-8', 'w-1/2'], ['px-4']], rules)]).toEqual([])
  })
})
