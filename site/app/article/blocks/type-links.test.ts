import { highlightType } from '@frond/content/highlight'
import { describe, expect, it } from 'vitest'
import { linkTypes } from './type-links.server'

const link = (type: string) => JSON.stringify(linkTypes(highlightType(type)))
const shared = (name: string) =>
  `["a",{"class":"hl-type underline","href":"/docs/getting-started/typescript#${name}"},"${name}"]`

describe('linkTypes', () => {
  it('links a shared type to its definition, also as argument of another type', () => {
    expect(link('IconValue')).toContain(shared('IconValue'))
    expect(link('Slot<{ ui: Classes<Part> }>')).toContain(shared('Slot'))
    expect(link('Slot<{ ui: Classes<Part> }>')).toContain(shared('Classes'))
  })

  it('links the props of another component to its page', () => {
    expect(link('boolean | ButtonProps')).toContain(
      '{"class":"hl-type underline","href":"/docs/components/button#props"}',
    )
  })

  it('leaves names without a definition as they are', () => {
    expect(link("'Slot' | Date")).not.toContain('href')
  })
})
