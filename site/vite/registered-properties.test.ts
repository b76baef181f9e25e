import { expect, test } from 'vitest'
import { withoutProperties } from './registered-properties.ts'

const width = '@property --tw-width{syntax:"<length>";inherits:false;initial-value:0}'
const pretty = `@property --tw-width {
  syntax: '<length>';
  inherits: false;
}
`
const names = new Set(['--tw-width'])

test('registrations that the stylesheet of the site has are left out of others, however they are written', () => {
  expect(withoutProperties(`.a{color:red}${width}.b{color:blue}`, names)).toBe('.a{color:red}.b{color:blue}')
  expect(withoutProperties(`.a{color:red}${pretty}.b{}`, names)).toBe('.a{color:red}.b{}')
})

test('others stay', () => {
  const css = '@property --tw-mask{syntax:"*";inherits:false}.a{--tw-width:1px}'
  expect(withoutProperties(css, names)).toBe(css)
})

test('the stylesheet of the site has each once', () => {
  expect(withoutProperties(`${width}.a{}${width}`, names, true)).toBe(`${width}.a{}`)
})
