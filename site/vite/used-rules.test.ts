import { describe, expect, it } from 'vitest'
import { keepUsedRules } from './used-rules.ts'

const html = '<button class="fr-button fr-button-md px-2"><span class="fr-button-label">Save</span></button>'

describe('keepUsedRules', () => {
  it('keeps the rules of classes that the page uses, and removes the others', () => {
    const css = '@layer components{.fr-button{color:red}.fr-button-xl{color:blue}.fr-button-md,.fr-button-xl{gap:1px}}'
    expect(keepUsedRules(css, html)).toBe('@layer components{.fr-button{color:red}.fr-button-md{gap:1px}}')
  })

  it('removes an empty group rule', () => {
    expect(keepUsedRules('@media (width>1px){@layer a{.fr-card{color:red}}}.fr-button{gap:0}', html)).toBe(
      '.fr-button{gap:0}',
    )
  })

  it('keeps rules of other classes, and ignores classes inside pseudo-class functions', () => {
    const css = '.mine{gap:0}.fr-button:not(.fr-card,.fr-x):is(.fr-y *){gap:0}.fr-button .fr-card{gap:0}'
    expect(keepUsedRules(css, html)).toBe('.mine{gap:0}.fr-button:not(.fr-card,.fr-x):is(.fr-y *){gap:0}')
  })

  it('merges repeated at-rules, and ignores braces in strings and comments', () => {
    const once = '@property --a{syntax:"*";inherits:false}'
    const css = `/* { */@layer a,b;${once}.fr-button{content:"}"}${once}@layer a,b;`
    expect(keepUsedRules(css, html)).toBe(`@layer a,b;${once}.fr-button{content:"}"}`)
    expect(keepUsedRules(css, html, `a{}${once}`)).toBe('@layer a,b;.fr-button{content:"}"}')
  })
})
