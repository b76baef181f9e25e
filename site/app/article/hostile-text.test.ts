import { proseElements } from '@frond/ui/prose'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { describe, expect, it } from 'vitest'
import { toInlineJson } from '../boot/inline-json.ts'
import { socialMeta } from '../companions/social-meta.ts'
import { plainHtml } from './plain-html.tsx'

const markup = '</code></pre></title></script><img src=x onerror=alert(1)><script>alert(1)</script>'
const Pre = proseElements.pre as ComponentType<Record<string, unknown>>

describe('text that looks like markup', () => {
  it('stays text in the name, the language and the lines of a code block', () => {
    const pre = createElement(
      Pre,
      { filename: markup, language: markup, code: markup },
      createElement('code', { className: `language-${markup}` }, plainHtml([['span', { class: markup }, markup]])),
    )
    const html = renderToStaticMarkup(pre)
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<img|<script/)
  })

  it('stays text in the head of a page', () => {
    const text = `">${markup}`
    const Page = createRoutesStub([
      {
        path: '/',
        Component: () => createElement(Meta),
        meta: () => [{ title: text }, ...socialMeta({ path: '/docs/a', title: text, description: text })],
      },
    ])
    const html = renderToString(createElement(Page))
    expect(html).toContain('<meta property="og:title" content="&quot;&gt;&lt;/code&gt;')
    expect(html).not.toMatch(/<img|<script|<\/title>.*<\/title>/)
  })

  it.each([markup, '</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b\u2029c', ']]>'])(
    'stays text in the data of a page: %j',
    (text) => {
      const json = toInlineJson({ [text]: [text] })
      expect(json).not.toMatch(/<|-->/)
      expect(JSON.parse(json)).toEqual({ [text]: [text] })
    },
  )
})
