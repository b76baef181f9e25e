import { createElement as h, useState, type ReactElement } from 'react'
import { slugs, type CodeLine, type FloorPage } from './content.ts'

/** The smallest React page with the parts of a docs page: header, navigation, article, live examples, table of contents. */
export function Page({ page }: { page: FloorPage }): ReactElement {
  return h('div', { className: 'columns' }, h(Navigation, { current: page.slug }), h(Article, page), h(Contents, page))
}

function Navigation({ current }: { current: string }) {
  const links = slugs.map((slug) =>
    h('li', { key: slug }, h('a', { href: `/${slug}`, 'aria-current': slug === current ? 'page' : undefined }, slug)),
  )
  return h('nav', { 'aria-label': 'Docs' }, h('ul', null, links))
}

function Article({ title, lead, sections, tables }: FloorPage) {
  return h(
    'main',
    null,
    h('h1', null, title),
    h('p', null, lead),
    sections.map(({ id, heading, paragraphs, code, demo }) =>
      h(
        'section',
        { key: id },
        h('h2', { id }, heading),
        paragraphs.map((text) => h('p', { key: text }, text)),
        demo && h(Demo, { label: demo }),
        h('pre', { tabIndex: 0 }, h('code', null, code.map(renderLine))),
      ),
    ),
    tables.map(({ name, rows }) =>
      h(
        'section',
        { key: name },
        h('h2', null, name),
        h(
          'table',
          null,
          h(
            'tbody',
            null,
            rows.map(({ prop, type, text }) =>
              h(
                'tr',
                { key: prop },
                [prop, type, text].map((cell) => h('td', { key: cell }, cell)),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

function renderLine(line: CodeLine, index: number) {
  const spans = line.map(([className, text], part) => h('span', { key: part, className }, text))
  return h('span', { key: index }, spans, '\n')
}

function Demo({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return h(
    'div',
    null,
    h('button', { type: 'button', 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) }, label),
    isOpen && h('p', null, 'Content'),
  )
}

function Contents({ sections }: FloorPage) {
  const links = sections.map(({ id, heading }) => h('li', { key: id }, h('a', { href: `#${id}` }, heading)))
  return h('aside', null, h('ul', null, links))
}
