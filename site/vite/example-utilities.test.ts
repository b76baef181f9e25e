import { describe, expect, it } from 'vitest'
import { findSkippedUtilities, findOrdered, parseUtilities, readPageClasses } from './example-utilities.ts'

const css = String.raw`/*! tailwindcss */
.p-8 { padding: 2rem; }
.px-4 { padding-inline: 1rem; }
.text-pretty { text-wrap: pretty; }
.hover\:p-2 { &:hover { @media (hover: hover) { padding: .5rem; } } }
.w-1\/2 { width: 50%; }
.shadow-sm { --tw-shadow: 0 1px; box-shadow: var(--tw-shadow); }
@property --tw-shadow { syntax: "*"; inherits: false; }
:where(.space-y-2 > :not(:last-child)) { margin-block-end: .5rem; }
@media (hover: hover) { :is(:where(.group\/item):hover .group-hover\/item\:p-1) { padding: .25rem; } }
@keyframes spin { to { rotate: 1turn; } }
@media (width >= 40rem) {
  .sm\:p-12 { padding: 3rem; }
  .sm\:w-1\/2 { width: 50%; }
}`

describe('utilities of examples', () => {
  it('are split by their classes, in order', () => {
    const { rules, extras } = parseUtilities(css)
    expect([...rules.keys()]).toEqual([
      'p-8',
      'px-4',
      'text-pretty',
      'hover:p-2',
      'w-1/2',
      'shadow-sm',
      'space-y-2',
      'group-hover/item:p-1',
      'sm:p-12',
      'sm:w-1/2',
    ])
    expect(extras.map(({ name }) => name)).toEqual(['--tw-shadow', 'spin'])
    expect(rules.get('sm:p-12')).toBe(String.raw`@media (width >= 40rem) {.sm\:p-12 { padding: 3rem; }}`)
  })

  it('that must not override a later one of their class list are in the stylesheet of the site', () => {
    const { rules } = parseUtilities(css)
    const order = (examples: string[][][], own: string[] = []) => [
      ...findOrdered(
        examples.map((lists) => ({ utilities: lists.flat(), lists })),
        rules,
        new Set(own),
      ),
    ]
    // The stylesheet of one example has them in order.
    expect(order([[['px-4', 'p-8', 'w-1/2']]])).toEqual([])
    // The stylesheet of the site comes first.
    expect(order([[['px-4', 'p-8']]], ['p-8'])).toEqual([])
    expect(order([[['px-4', 'p-8']]], ['px-4'])).toEqual(['p-8'])
    expect(order([[['hover:p-2', 'p-8']]], ['hover:p-2'])).toEqual(['p-8'])
    expect(order([[['sm:p-12', 'p-8', 'px-4']]], ['sm:p-12'])).toEqual(['px-4', 'p-8'])
    // The stylesheet of another example may follow.
    expect(order([[['px-4', 'p-8']], [['p-8']]])).toEqual(['p-8'])
    expect(order([[['px-4', 'p-8']], [['px-4']]])).toEqual([])
    // They set different properties, or are in different lists.
    expect(order([[['p-8', 'w-1/2'], ['px-4']]], ['px-4', 'w-1/2'])).toEqual([])
  })

  it('can come from a folder that the stylesheet of the site excludes', () => {
    expect(findSkippedUtilities("@source '../app';\n@source not './figma';\n@source not './static-page';")).toEqual([
      'figma',
      'static-page',
    ])
  })

  it('of components with controls are added to the first example of their page', () => {
    const page = [
      '::component-code',
      '---',
      'props:',
      '  className: h-40 w-full',
      '  items:',
      '    - label: Above',
      '      className: p-4',
      'items:',
      '  className:',
      '    - h-40 w-full',
      "    - 'h-80 w-1/2'",
      '---',
      '::',
      '',
      '::component-example{name="slider/basic"}',
      '::component-example{name="slider/range"}',
      '',
      '```yaml',
      '  className: h-96',
      '```',
    ].join('\n')
    expect(readPageClasses(page)).toEqual({
      example: 'slider/basic',
      lists: ['h-40 w-full', 'p-4', 'h-40 w-full', 'h-80 w-1/2'],
    })
  })
})
