import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdc from 'remark-mdc'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Highlighter } from '../highlight/highlight.ts'
import type { ContentBody, ContentNode } from '../types.ts'
import { closeLeafComponents } from './leaf-components.ts'
import { MarkdownConverter, type ComponentUse, type DocumentLink } from './markdown-converter.ts'
import { toText } from './markdown-nodes.ts'
import type { Problem } from './problems.ts'
import { buildToc } from './toc.ts'

export interface ParsedMarkdown {
  body: ContentBody
  /** The text of a first-level heading at the start of the page. It is not part of the body. */
  heading?: string
  /** The text of the first paragraph. */
  lead?: string
  /** Every id that a link can point to. */
  anchors: string[]
  links: DocumentLink[]
  components: ComponentUse[]
  problems: Problem[]
}

// The parser tries the syntax added last first. GFM comes last, so `[^1]` is a footnote and not a span of remark-mdc.
const processor = unified().use(remarkParse).use(remarkMdc).use(remarkGfm)

/** `<!-- more -->` ends the excerpt of a page. */
const moreMark = /^<!--\s*more\s*-->$/

export function parseMarkdown(source: string, highlighter: Highlighter): ParsedMarkdown {
  const { markdown, problems } = closeLeafComponents(source)
  const root = processor.parse(markdown)
  const heading = takeTitle(root)
  const converter = new MarkdownConverter(markdown, root, highlighter, problems)

  const children: ContentNode[] = []
  let excerpt: ContentNode[] | undefined
  for (const node of root.children) {
    if (node.type !== 'html') children.push(...converter.convert(node))
    else if (moreMark.test(node.value.trim())) excerpt ??= [...children]
    else children.push(...converter.convert(node).map((text): ContentNode => ['p', {}, text]))
  }
  children.push(...converter.convertFootnotes())

  const lead = root.children.find((node) => node.type === 'paragraph')
  const { anchors, links, components } = converter
  return {
    body: { children, toc: buildToc(children), ...(excerpt ? { excerpt } : {}) },
    ...(heading === undefined ? {} : { heading }),
    ...(lead === undefined ? {} : { lead: toText(lead).replaceAll(/\s+/g, ' ').trim() }),
    anchors,
    links,
    components,
    problems,
  }
}

/** Removes a first-level heading from the start of the page and returns its text. */
function takeTitle(root: Root): string | undefined {
  const first = root.children[0]
  if (first?.type !== 'heading' || first.depth !== 1) return undefined
  root.children.shift()
  return toText(first)
}
