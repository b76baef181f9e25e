import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const link = (precedence: string) => `<link rel="stylesheet" href="/assets/a.css" data-precedence="${precedence}"/>`

test('replaces the stylesheets of routes and islands by their text', () => {
  for (const precedence of ['route', 'island']) {
    const html = inlineStyles(`<head>${link(precedence)}</head>`, (href) => `a{content:'${href}'}`)
    expect(html).toContain("<style>a{content:'/assets/a.css'}</style>")
  }
})

test('keeps a disabled link, so that scripts find the stylesheet and do not load it again', () => {
  const html = inlineStyles(link('route'), () => 'a{}')
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" data-precedence="route" disabled>')
})

test('keeps links to long stylesheets, and to those that would end the style element', () => {
  for (const css of ['a{}'.repeat(100_000), "a{content:'</style>'}"])
    expect(inlineStyles(link('island'), () => css)).toBe(link('island'))
})

test('leaves other stylesheets alone', () => {
  const other = '<link rel="stylesheet" href="/palettes.css"/>'
  expect(inlineStyles(other, () => 'a{}')).toBe(other)
})
