import { describe, expect, it } from 'vitest'
import { parseInline, type Inline } from './parse-inline.ts'

/** A short notation: `b(…)`, `i(…)`, `s(…)`, `c(…)`, `a[url](…)`, `img[url](alt)`. */
function write(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      switch (inline.type) {
        case 'text':
          return inline.text
        case 'code':
          return `c(${inline.text})`
        case 'break':
          return '⏎'
        case 'strong':
          return `b(${write(inline.children)})`
        case 'em':
          return `i(${write(inline.children)})`
        case 'del':
          return `s(${write(inline.children)})`
        case 'link':
          return `a[${inline.url ?? ''}](${write(inline.children)})`
        case 'image':
          return `img[${inline.url}](${inline.alt})`
      }
    })
    .join('')
}

describe('parseInline', () => {
  it.each([
    ['plain text', 'plain text'],
    ['**bold** and *slanted*', 'b(bold) and i(slanted)'],
    ['__bold__ and _slanted_', 'b(bold) and i(slanted)'],
    ['***both***', 'i(b(both))'],
    ['**bold *and* more**', 'b(bold i(and) more)'],
    ['~~gone~~', 's(gone)'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['snake_case_name', 'snake_case_name'],
    ['a `code **not bold**` b', 'a c(code **not bold**) b'],
    ['`` a ` b ``', 'c(a ` b)'],
    ['[a **b**](https://a.test/x)', 'a[https://a.test/x](a b(b))'],
    ['[a](/x_(y) "title")', 'a[/x_(y)](a)'],
    ['![alt](/a.png)', 'img[/a.png](alt)'],
    ['<https://a.test>', 'a[https://a.test](https://a.test)'],
    ['see https://a.test/b?c=d.', 'see a[https://a.test/b?c=d](https://a.test/b?c=d).'],
    ['\\*not slanted\\*', '*not slanted*'],
    ['a  \nb<br>c', 'a⏎b⏎c'],
    ['a\nb', 'a\nb'],
    ['5 &lt; 6 &amp; 7', '5 < 6 & 7'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['[1] and [x]', '[1] and [x]'],
    ['**', '**'],
  ])('%s', (source, expected) => {
    expect(write(parseInline(source))).toBe(expected)
  })
})

describe('parseInline while streaming', () => {
  it.each([
    ['a **bo', 'a b(bo)'],
    ['a **bold*', 'a b(bold)'],
    ['a *', 'a '],
    ['a **', 'a '],
    ['a ***bo', 'a i(b(bo))'],
    ['a **b *c', 'a b(b i(c))'],
    ['a `co', 'a c(co)'],
    ['a `', 'a '],
    ['a [lin', 'a a[](lin)'],
    ['a [link]', 'a a[](link)'],
    ['a [link](https://a.te', 'a a[](link)'],
    ['a [', 'a '],
    ['a ![alt](https://a.te', 'a '],
    ['5*3 is', '5*3 is'],
    ['2 * 3', '2 * 3'],
  ])('completes %s', (source, expected) => {
    expect(write(parseInline(source, true))).toBe(expected)
  })

  it('parses a long line without a partner in little time', () => {
    const start = performance.now()
    parseInline('*a **b _c '.repeat(300), true)
    parseInline('[a](b '.repeat(500), true)
    parseInline('`'.repeat(2000), true)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
