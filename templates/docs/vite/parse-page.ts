import type { ContentSearchFile, ContentTocLink } from '@frond/ui'
import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toHast } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { highlight } from './highlight.ts'

export interface DocPage {
  /** For example `/v2/guide/schedules`. */
  path: string
  /** The Markdown file, for example `content/v2/2.guide/1.schedules.md`. */
  file: string
  title: string
  description: string
  /** Headings of the second and third level, for the table of contents. */
  toc: ContentTocLink[]
  body: ElementContent[]
  /** The text below each heading without its code, for the search. */
  sections: ContentSearchFile[]
}

const markdown = unified().use(remarkParse).use(remarkGfm)

/** Reads a page from its Markdown file. The file begins with `title` and `description` between two lines of dashes. */
export function parsePage(file: string, path: string, source: string): DocPage {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || text === undefined) {
    throw new Error(`${file} does not begin with title and description between two lines of "---".`)
  }
  const title = readField(file, head, 'title')
  const tree = toHast(markdown.parse(text)) as Root
  const body = tree.children.filter((node) => node.type === 'element').map(convertBlock)
  const ids = new GithubSlugger()
  for (const heading of body.filter(isHeading)) heading.properties.id = ids.slug(textOf(heading))
  return {
    path,
    file,
    title,
    description: readField(file, head, 'description'),
    toc: listHeadings(body),
    body,
    sections: splitSections(path, title, body),
  }
}

function readField(file: string, head: string, name: string): string {
  const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(head)?.[1]
  if (value === undefined) throw new Error(`${file} has no ${name}.`)
  return value.trim()
}

/** Highlights code, and turns quotes that begin with `[!NOTE]` into callouts. */
function convertBlock(block: Element): Element {
  if (block.tagName === 'pre') return convertCode(block)
  if (block.tagName === 'blockquote') return convertQuote(block)
  return {
    ...block,
    children: block.children
      // Line breaks between the rows of a table are not valid inside its elements.
      .filter((child) => child.type !== 'text' || child.value !== '\n')
      .map((child) => (child.type === 'element' ? convertBlock(child) : child)),
  }
}

/** The word after the three backticks is the language, and `[name.ts]` after it is the name of the file. */
function convertCode(block: Element): Element {
  const [code] = block.children
  if (code?.type !== 'element') return block
  const language = String((code.properties.className as string[] | undefined)?.[0] ?? '').replace('language-', '')
  const filename = /\[(.+)\]/.exec(code.data?.meta ?? '')?.[1]
  return {
    ...block,
    properties: { language, ...(filename !== undefined && { filename }) },
    children: highlight(textOf(code).replace(/\n$/, ''), language),
  }
}

const callouts = ['note', 'tip', 'warning', 'caution']

function convertQuote(block: Element): Element {
  const [, name] = /^\s*\[!(\w+)\]/.exec(textOf(block)) ?? []
  const tagName = callouts.find((callout) => callout === name?.toLowerCase())
  if (!tagName) return block
  return { ...block, tagName, children: removeMarker(block.children) }
}

/** Removes `[!NOTE]` from the first text. */
function removeMarker(children: readonly ElementContent[]): ElementContent[] {
  const index = children.findIndex((child) => textOf(child).trim() !== '')
  return children.map((child, position) => {
    if (position !== index) return child
    if (child.type === 'element') return { ...child, children: removeMarker(child.children) }
    return child.type === 'text' ? { ...child, value: child.value.replace(/^\s*\[!\w+\]\s*/, '') } : child
  })
}

function isHeading(block: Element): boolean {
  return block.tagName === 'h2' || block.tagName === 'h3'
}

function listHeadings(body: readonly Element[]): ContentTocLink[] {
  const links: (ContentTocLink & { children: ContentTocLink[] })[] = []
  for (const heading of body.filter(isHeading)) {
    const link = { id: String(heading.properties.id), text: textOf(heading) }
    if (heading.tagName === 'h3') links.at(-1)?.children.push(link)
    else links.push({ ...link, children: [] })
  }
  return links
}

function splitSections(path: string, title: string, body: readonly Element[]): ContentSearchFile[] {
  const sections: (ContentSearchFile & { content: string })[] = [{ id: path, title, titles: [], level: 1, content: '' }]
  for (const block of body) {
    if (isHeading(block)) {
      const level = Number(block.tagName.slice(1))
      const id = `${path}#${block.properties.id}`
      sections.push({ id, title: textOf(block), titles: [title], level, content: '' })
    } else if (block.tagName !== 'pre') {
      sections.at(-1)!.content += ` ${wordsOf(block)}`
    }
  }
  return sections.map((section) => ({ ...section, content: section.content.replaceAll(/\s+/g, ' ').trim() }))
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

const containers = ['p', 'li', 'th', 'td']

/** Like `textOf`, with a space between paragraphs, list items and the cells of a table. */
function wordsOf(node: ElementContent): string {
  if (node.type !== 'element') return textOf(node)
  const text = node.children.map(wordsOf).join('')
  return containers.includes(node.tagName) ? `${text} ` : text
}
