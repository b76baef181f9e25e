import { describe, expect, it } from 'vitest'
import { createHighlighter } from '../highlight/highlight.ts'
import type { ContentNode } from '../types.ts'
import { parseMarkdown } from './markdown.ts'

const highlighter = createHighlighter()

function parse(source: string) {
  return parseMarkdown(source, highlighter)
}

function toNodes(source: string): ContentNode[] {
  return parse(source).body.children
}

describe('CommonMark and GFM', () => {
  it.each<[string, string, ContentNode[]]>([
    [
      'paragraph',
      'One *two* **three** ~~four~~',
      [['p', {}, 'One ', ['em', {}, 'two'], ' ', ['strong', {}, 'three'], ' ', ['del', {}, 'four']]],
    ],
    ['hard break', 'a\\\nb', [['p', {}, 'a', ['br', {}], 'b']]],
    ['rule', '***', [['hr', {}]]],
    ['quotation', '> a', [['blockquote', {}, ['p', {}, 'a']]]],
    ['tight list', '- a\n- b', [['ul', {}, ['li', {}, 'a'], ['li', {}, 'b']]]],
    ['loose list', '- a\n\n- b', [['ul', {}, ['li', {}, ['p', {}, 'a']], ['li', {}, ['p', {}, 'b']]]]],
    ['ordered list', '3. a', [['ol', { start: 3 }, ['li', {}, 'a']]]],
    ['link', '[a](/b "c")', [['p', {}, ['a', { href: '/b', title: 'c' }, 'a']]]],
    ['reference link', '[a][x]\n\n[x]: /b', [['p', {}, ['a', { href: '/b' }, 'a']]]],
    ['short reference', '[A b]\n\n[a b]: /b', [['p', {}, ['a', { href: '/b' }, 'A b']]]],
    ['collapsed reference', '[a][]\n\n[a]: /b', [['p', {}, ['a', { href: '/b' }, 'a']]]],
    ['bare address', 'https://frond.dev', [['p', {}, ['a', { href: 'https://frond.dev' }, 'https://frond.dev']]]],
    ['image', '![a](/b.png)', [['p', {}, ['img', { src: '/b.png', alt: 'a' }]]]],
    ['code', '`a`', [['p', {}, ['code', {}, 'a']]]],
    [
      'comment',
      'a\n\n<!-- b -->\n\nc',
      [
        ['p', {}, 'a'],
        ['p', {}, 'c'],
      ],
    ],
  ])('renders %s', (_, source, expected) => expect(toNodes(source)).toEqual(expected))

  it('reads tables with alignment', () => {
    expect(toNodes('| a | b |\n|---|--:|\n| 1 | 2 |')).toEqual([
      [
        'table',
        {},
        ['thead', {}, ['tr', {}, ['th', {}, 'a'], ['th', { align: 'right' }, 'b']]],
        ['tbody', {}, ['tr', {}, ['td', {}, '1'], ['td', { align: 'right' }, '2']]],
      ],
    ])
  })

  it('reads task lists', () => {
    expect(toNodes('- [x] done')).toEqual([
      [
        'ul',
        { class: 'task-list' },
        ['li', { class: 'task-list-item' }, ['input', { type: 'checkbox', checked: true, disabled: true }], ' done'],
      ],
    ])
  })

  it('links footnotes in both directions', () => {
    const { body, anchors } = parse('A[^n].\n\n[^n]: Note.')
    expect(JSON.stringify(body.children)).toContain('{"href":"#footnote-1","id":"footnote-reference-1"}')
    expect(anchors).toEqual(['footnote-reference-1', 'footnote-1'])
  })

  it('keeps brackets, colons and braces in a sentence', () => {
    const text = 'At 10:30 press [Enter], key:value, {{ name }} and ratio 3:two.'
    expect(toNodes(text)).toEqual([['p', {}, text]])
  })
})

describe('components', () => {
  it('keeps the types of YAML props', () => {
    const source =
      '::card\n---\ntitle: Hi\ncount: 3\nopen: true\nitems:\n  - label: A\n    tags: [x, 1]\nnothing: null\n---\n::'
    expect(toNodes(source)).toEqual([
      ['card', { title: 'Hi', count: 3, open: true, items: [{ label: 'A', tags: ['x', 1] }], nothing: null }],
    ])
  })

  it('reads inline props: text, flags, JSON, class and id', () => {
    const { body, anchors } = parse(
      '::card{title="A b" default-open :items=\'["a", 2]\' .wide #card aria-label="C"}\n::',
    )
    expect(body.children).toEqual([
      ['card', { title: 'A b', defaultOpen: true, items: ['a', 2], class: 'wide', id: 'card', 'aria-label': 'C' }],
    ])
    expect(anchors).toEqual(['card'])
  })

  it('reads slots and nested blocks', () => {
    const source = '::tabs\nFirst\n\n#title\n*Big*\n\n  :::note\n  Inner\n  :::\n::'
    expect(toNodes(source)).toEqual([
      [
        'tabs',
        {},
        ['p', {}, 'First'],
        ['template', { slot: 'title' }, ['p', {}, ['em', {}, 'Big']], ['note', {}, ['p', {}, 'Inner']]],
      ],
    ])
  })

  it('reads inline components with text and props', () => {
    expect(toNodes('Press :kbd[K]{size="sm"} now')).toEqual([['p', {}, 'Press ', ['kbd', { size: 'sm' }, 'K'], ' now']])
  })

  it('parses a component alone on its line as a block, with one colon or two', () => {
    expect(toNodes(':component-props\n\n::component-example{name="a/b"}\n\nText')).toEqual([
      ['component-props', {}],
      ['component-example', { name: 'a/b' }],
      ['p', {}, 'Text'],
    ])
  })

  it('reports the components used and their positions', () => {
    expect(parse('Text :badge[x]\n\n::card\n::').components).toEqual([
      { name: 'badge', line: 1, column: 6 },
      { name: 'card', line: 3, column: 1 },
    ])
  })

  it('puts attributes on links, emphasis and code', () => {
    expect(toNodes('[a](/b){target="_blank"} **c**{.d}')).toEqual([
      ['p', {}, ['a', { href: '/b', target: '_blank' }, 'a'], ' ', ['strong', { class: 'd' }, 'c']],
    ])
    expect(toNodes('`\'a\'`{lang="ts-type"}')).toEqual([
      ['p', {}, ['code', { class: 'language-ts' }, ['span', { class: 'hl-string' }, "'a'"]]],
    ])
  })

  it('reports the line of invalid YAML', () => {
    const { problems } = parse('Text\n\n::card\n---\ntitle: Hi\nitems: [a\n---\n::')
    expect(problems[0]).toMatchObject({ severity: 'error', line: 6 })
    expect(problems[0]!.message).toContain('The props of ::card')
  })
})

describe('code blocks', () => {
  it('has the options of the info string', () => {
    expect(toNodes('```ts [a.ts] {2} collapse\nlet a\nlet b\n```')).toEqual([
      [
        'pre',
        { language: 'ts', code: 'let a\nlet b', filename: 'a.ts', highlights: [2], collapse: true },
        [
          'code',
          { class: 'language-ts' },
          ['span', { class: 'line' }, ['span', { class: 'hl-keyword' }, 'let'], ' a'],
          '\n',
          ['span', { class: 'line highlighted' }, ['span', { class: 'hl-keyword' }, 'let'], ' b'],
        ],
      ],
    ])
  })

  it('copies the code of a diff after the change', () => {
    const [pre] = toNodes('```ts diff\n-let a\n+let b\n```')
    expect(pre).toMatchObject(['pre', { code: 'let b', diff: true }, {}])
  })

  it('warns about a language without highlighting, with the line', () => {
    expect(parse('Text\n\n```cobol\nx\n```').problems).toMatchObject([{ severity: 'warning', line: 3 }])
  })
})

describe('headings', () => {
  it('get ids, with numbers for duplicates', () => {
    expect(toNodes('## Usage\n\n## Usage\n\n## `modelValue` and more')).toEqual([
      ['h2', { id: 'usage' }, 'Usage'],
      ['h2', { id: 'usage-1' }, 'Usage'],
      ['h2', { id: 'modelvalue-and-more' }, ['code', {}, 'modelValue'], ' and more'],
    ])
  })

  it('accept a custom id', () => {
    expect(toNodes('## As a card {#card}')).toEqual([['h2', { id: 'card' }, 'As a card']])
  })

  it('never get an id such as `constructor`', () => {
    expect(toNodes('## Constructor\n\n## `__proto__`')).toEqual([
      ['h2', { id: 'section-constructor' }, 'Constructor'],
      ['h2', { id: 'section-__proto__' }, ['code', {}, '__proto__']],
    ])
  })

  it('make the table of contents, two levels deep, without badges', () => {
    const { toc } = parse('## A :badge[New]\n\n### B\n\n#### C\n\n## D\n\n::note\n## Not here\n::').body
    expect(toc).toEqual([
      { id: 'a', depth: 2, text: 'A', children: [{ id: 'b', depth: 3, text: 'B', children: [] }] },
      { id: 'd', depth: 2, text: 'D', children: [] },
    ])
  })

  it('inside steps count as headings of the page, in order', () => {
    const { toc } = parse('## A\n\n::steps\n### B\n\nText\n\n:::note\n### Not here\n:::\n\n### C\n::\n\n## D').body
    const step = (id: string) => ({ id, depth: 3, text: id.toUpperCase(), children: [] })
    expect(toc).toEqual([
      { id: 'a', depth: 2, text: 'A', children: [step('b'), step('c')] },
      { id: 'd', depth: 2, text: 'D', children: [] },
    ])
  })

  it('at the top of the page are the title and leave the body', () => {
    const { heading, lead, body } = parse('# Welcome\n\nFirst *words*.\n\nMore.')
    expect({ heading, lead }).toEqual({ heading: 'Welcome', lead: 'First words.' })
    expect(body.children).toHaveLength(2)
  })
})

describe('excerpt', () => {
  it('ends at the marker', () => {
    const { body } = parse('One\n\n<!-- more -->\n\nTwo')
    expect(body.excerpt).toEqual([['p', {}, 'One']])
    expect(body.children).toEqual([
      ['p', {}, 'One'],
      ['p', {}, 'Two'],
    ])
  })

  it('is absent without the marker', () => {
    expect(parse('One\n\nTwo').body).not.toHaveProperty('excerpt')
  })
})

describe('links', () => {
  it('are collected from text and props, with their positions', () => {
    const { links } = parse(
      '[a](/a#x)\n\n::card{to="/b"}\n::\n\n::list\n---\nitems:\n  - to: /c\n---\n::\n\n![d](/d.png)',
    )
    expect(links).toEqual([
      { kind: 'link', url: '/a#x', line: 1, column: 1 },
      { kind: 'link', url: '/b', line: 3, column: 1 },
      { kind: 'link', url: '/c', line: 9, column: 5 },
      { kind: 'image', url: '/d.png', line: 13, column: 1 },
    ])
  })
})

describe('unsafe content', () => {
  it.each([
    '[a](javascript:alert(1))',
    '[a](java&#115;cript:alert(1))',
    '[a](java&#10;script:alert(1))',
    '[a]\n\n[a]: javascript:alert(1)',
    '![a](javascript:alert(1))',
    '::button{onClick="alert(1)"}\n::',
    '::button{to="javascript:alert(1)"}\n::',
    '::button{to="java&#9;script:alert(1)"}\n::',
    '::button{:to="alert(1)"}\n::',
    '::card{dangerouslySetInnerHTML=\'{"__html":"x"}\'}\n::',
    '::button{formaction="javascript:alert(1)"}\n::',
    '::image{srcset="javascript:alert(1) 1x"}\n::',
    '::nav\n---\nitems:\n  - children:\n      - to: javascript:alert(1)\n---\n::',
    '**a**{style="color: red"}',
    '::card\n---\n__proto__: { polluted: true }\n---\n::',
  ])('%j is an error and is removed', (source) => {
    const { body, problems } = parse(source)
    expect(problems).toMatchObject([{ severity: 'error' }])
    expect(JSON.stringify(body)).not.toMatch(
      /"(to|href|src|srcset|srcSet|formaction|onClick|style|dangerouslySetInnerHTML|__proto__)"/,
    )
  })

  it.each([
    '<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>',
    '<base href="https://evil.example/">',
    '<div><template shadowrootmode=open><script>alert(1)</script></template></div>',
    '<details open ontoggle=alert(1)>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<style>@import "https://evil.example/a.css";</style>',
    '<a id="__STATE__"></a><form name="getElementById"></form>',
  ])('%s is shown as text', (source) => {
    const { body, problems } = parse(source)
    expect(body.children).toEqual([['p', {}, source]])
    expect(problems).toMatchObject([{ severity: 'warning', line: 1 }])
  })

  it('an unclosed element is text, and an address in it becomes a plain link', () => {
    const address = 'https://evil.example/'
    expect(toNodes(`<img src="${address}?`)).toEqual([['p', {}, '<img src="', ['a', { href: address }, address], '?']])
  })

  it('a code block stays a code block for any info string and any code', () => {
    const markup = '</code></pre><img src=x onerror=alert(1)>'
    for (const [source, props] of [
      ['```"><img src=x onerror=alert(1)>\na\n```', { language: '"><img', code: 'a' }],
      [`\`\`\`ts [${markup}]\na\n\`\`\``, { language: 'ts', code: 'a', filename: markup }],
      [`\`\`\`html\n${markup}\n\`\`\``, { language: 'html', code: markup }],
    ] as const) {
      const [node, ...others] = toNodes(source)
      expect([node![0], node![1], others]).toEqual(['pre', props, []])
      const names = JSON.stringify(node).match(/(?<=\[")[a-z]+(?=",\{)/g)
      expect([...new Set(names)].filter((name) => !['pre', 'code', 'span'].includes(name))).toEqual([])
    }
  })

  it('treats HTML in a heading as text', () => {
    expect(toNodes('## <b onmouseover=alert(1)>a</b>')).toEqual([['h2', { id: 'a' }, '<b onmouseover=alert(1)>a</b>']])
  })
})
