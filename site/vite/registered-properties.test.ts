import { expect, test } from 'vitest'
import { withoutFallbacks, withoutProperties } from './registered-properties.ts'

const width = '@property --tw-width{syntax:"<length>";inherits:false;initial-value:0}'
const pretty = `@property --tw-width {
  syntax: '<length>';
  inherits: false;
}
`
const names = new Set(['--tw-width'])

test('removes registrations that the stylesheet of the site has from others, in any notation', () => {
  expect(withoutProperties(`.a{color:red}${width}.b{color:blue}`, names)).toBe('.a{color:red}.b{color:blue}')
  expect(withoutProperties(`.a{color:red}${pretty}.b{}`, names)).toBe('.a{color:red}.b{}')
})

test('keeps other registrations', () => {
  const css = '@property --tw-mask{syntax:"*";inherits:false}.a{--tw-width:1px}'
  expect(withoutProperties(css, names)).toBe(css)
})

test('keeps each registration once in the stylesheet of the site', () => {
  expect(withoutProperties(`${width}.a{}${width}`, names, true)).toBe(`${width}.a{}`)
})

test('removes the values for browsers without @property, and nothing else', () => {
  const css = `@layer properties;
.a { color: red }
@layer properties {
  @supports ((-webkit-hyphens: none) and (not (margin-trim: inline))) or ((-moz-orient: inline) and (not (color: rgb(from red r g b)))) {
    *, ::before, ::after, ::backdrop {
      --tw-width: 0;
    }
  }
}
`
  expect(withoutFallbacks(css)).toBe('@layer properties;\n.a { color: red }\n')
})
