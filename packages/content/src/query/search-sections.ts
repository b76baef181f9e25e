import { toHeadingText } from '../parse/toc.ts'
import type { ContentBody, ContentNode, SearchSection } from '../types.ts'

/** The input for the sections of a page. */
export interface SearchPage {
  path: string
  title: string
  description: string
  body: ContentBody
}

export interface SearchSectionsOptions {
  /** Elements and components whose text is not searchable, such as `pre` for code. @default [] */
  ignoredTags?: readonly string[]
}

/** The searchable sections of a page: the page itself with its description, then one for each heading with an id. */
export function toSearchSections(
  { path, title, description, body }: SearchPage,
  { ignoredTags = [] }: SearchSectionsOptions = {},
): SearchSection[] {
  const ignored = new Set(ignoredTags)
  const sections: SearchSection[] = [{ id: path, title, titles: [], content: description, level: 1 }]
  /** The headings above the current position, outermost first. */
  let trail: { level: number; title: string }[] = []
  for (const node of body.children) visit(node)
  for (const section of sections) section.content = section.content.replaceAll(/\s+/g, ' ').trim()
  return sections

  function visit(node: ContentNode): void {
    const section = sections.at(-1)!
    if (typeof node === 'string') {
      section.content += node
      return
    }
    const [tag, props, ...children] = node
    if (ignored.has(tag)) return
    if (/^h[1-6]$/.test(tag) && typeof props.id === 'string') return open(Number(tag[1]), props.id, toHeadingText(node))

    // Separate the text of adjacent blocks, so that their words do not run together.
    if (!inlineElements.has(tag)) section.content += ' '
    for (const name of readProps)
      if (isComponent(tag) && typeof props[name] === 'string') section.content += `${props[name]} `
    // A key such as `:kbd{value="F8"}` is an element without text. Its name is in the attribute `value`.
    if (tag === 'kbd' && typeof props.value === 'string') section.content += props.value
    for (const child of children) visit(child)
    if (!inlineElements.has(tag)) sections.at(-1)!.content += ' '
  }

  function open(level: number, id: string, heading: string): void {
    trail = trail.filter((above) => above.level < level)
    const titles = [title, ...trail.map((above) => above.title)]
    sections.push({ id: `${path}#${id}`, title: heading, titles, content: '', level })
    trail.push({ level, title: heading })
  }
}

const inlineElements = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(' '),
)

/** Component props whose text is visible to the reader. */
const readProps = ['title', 'label', 'description'] as const

const htmlElements = new Set(
  'blockquote br dd details div dl dt figcaption figure hr img input li ol p pre section summary table tbody td th thead tr ul wbr'.split(
    ' ',
  ),
)

function isComponent(tag: string): boolean {
  return !inlineElements.has(tag) && !htmlElements.has(tag) && !/^h[1-6]$/.test(tag) && tag !== 'template'
}
