import GithubSlugger from 'github-slugger'
import type { AlignType, FootnoteDefinition, ListItem, Nodes, Parents, Table } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdc from 'remark-mdc'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Highlighter } from '../highlight/highlight.ts'
import { joinText } from '../highlight/join-text.ts'
import { isKnownLanguage, languageNames } from '../highlight/languages.ts'
import type { ContentBody, ContentElement, ContentNode, ContentProps } from '../types.ts'
import { readDiff, readFenceInfo } from './code-block.ts'
import { readProps } from './component-props.ts'
import { closeLeafComponents } from './leaf-components.ts'
import type { Place, Problem } from './problems.ts'
import { isReservedId, isSafeUrl } from './safety.ts'
import { buildToc } from './toc.ts'

export interface DocumentLink extends Place {
  kind: 'link' | 'image'
  url: string
}

export interface ComponentUse extends Place {
  name: string
}

export interface ParsedMarkdown {
  body: ContentBody
  /** The text of a first-level heading that opens the page; it is not in the body. */
  heading?: string
  /** The text of the first paragraph. */
  lead?: string
  /** Every id that a link can point to. */
  anchors: string[]
  links: DocumentLink[]
  components: ComponentUse[]
  problems: Problem[]
}

/** The nodes that remark-mdc adds to mdast. */
interface ComponentNode {
  type: 'containerComponent' | 'textComponent' | 'leafComponent' | 'componentContainerSection'
  name: string
  attributes: Record<string, string | boolean>
  rawData?: string
  children?: MarkdownNode[]
  position?: Nodes['position']
}

type MarkdownNode = Nodes | ComponentNode

// What is added last is tried first: `[^1]` has to be a footnote before brackets can be a span of a component.
const processor = unified().use(remarkParse).use(remarkMdc).use(remarkGfm)

const moreMark = /^<!--\s*more\s*-->$/
const comment = /^<!--[\s\S]*-->$/

export function parseMarkdown(source: string, highlighter: Highlighter): ParsedMarkdown {
  const { markdown, problems } = closeLeafComponents(source)
  const root = processor.parse(markdown)

  const slugger = new GithubSlugger()
  const anchors: string[] = []
  const links: DocumentLink[] = []
  const components: ComponentUse[] = []
  const definitions = new Map<string, string>()
  const footnotes = new Map<string, FootnoteDefinition>()
  const citedFootnotes: string[] = []
  const htmlLines = new Set<number>()

  collectDefinitions(root)
  const heading = takeHeading()
  const children: ContentNode[] = []
  let excerpt: ContentNode[] | undefined
  for (const node of root.children) {
    if (node.type !== 'html') children.push(...convert(node))
    else if (moreMark.test(node.value.trim())) excerpt ??= [...children]
    else children.push(...convertHtml(node).map((text): ContentNode => ['p', {}, text]))
  }
  children.push(...convertFootnotes())

  const lead = root.children.find((node) => node.type === 'paragraph')
  return {
    body: { children, toc: buildToc(children), ...(excerpt ? { excerpt } : {}) },
    ...(heading === undefined ? {} : { heading }),
    ...(lead === undefined ? {} : { lead: toText(lead).replaceAll(/\s+/g, ' ').trim() }),
    anchors,
    links,
    components,
    problems,
  }

  function report(severity: Problem['severity'], node: MarkdownNode, message: string): void {
    problems.push({ severity, ...toPlace(node), message })
  }

  function collectDefinitions(node: MarkdownNode): void {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node.url)
    if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier)) footnotes.set(node.identifier, node)
    if ('children' in node) for (const child of node.children ?? []) collectDefinitions(child)
  }

  function takeHeading(): string | undefined {
    const first = root.children[0]
    if (first?.type !== 'heading' || first.depth !== 1) return undefined
    root.children.shift()
    return toText(first)
  }

  function convertAll(nodes: readonly MarkdownNode[] | undefined): ContentNode[] {
    return joinText((nodes ?? []).flatMap(convert))
  }

  function convert(node: MarkdownNode): ContentNode[] {
    switch (node.type) {
      case 'text':
        return [node.value]
      case 'paragraph':
        return [element('p', node)]
      case 'heading':
        return [convertHeading(node)]
      case 'emphasis':
        return [element('em', node)]
      case 'strong':
        return [element('strong', node)]
      case 'delete':
        return [element('del', node)]
      case 'blockquote':
        return [element('blockquote', node)]
      case 'break':
        return [['br', {}]]
      case 'thematicBreak':
        return [['hr', {}]]
      case 'inlineCode':
        return [convertInlineCode(node)]
      case 'code':
        return [convertCode(node)]
      case 'list':
        return [convertList(node)]
      case 'listItem':
        return [convertListItem(node, false)]
      case 'table':
        return [convertTable(node)]
      case 'link':
        return convertLink(node, node.url, node.title)
      case 'linkReference':
        return convertLink(node, definitions.get(node.identifier) ?? '', undefined)
      case 'image':
        return convertImage(node, node.url, node.alt, node.title)
      case 'imageReference':
        return convertImage(node, definitions.get(node.identifier) ?? '', node.alt, undefined)
      case 'footnoteReference':
        return [convertFootnoteReference(node.identifier)]
      case 'html':
        return convertHtml(node)
      case 'textComponent':
      case 'leafComponent':
      case 'containerComponent':
        return convertComponent(node)
      case 'componentContainerSection':
        return [
          ['template', { slot: node.name, ...readNodeProps(node, `#${node.name}`) }, ...convertAll(node.children)],
        ]
      case 'definition':
      case 'footnoteDefinition':
      case 'yaml':
        return []
      default:
        return 'children' in node ? convertAll((node as Parents).children) : []
    }
  }

  function element(tag: string, node: MarkdownNode, props: ContentProps = {}): ContentElement {
    const children = 'children' in node ? convertAll(node.children) : []
    return [tag, { ...props, ...readNodeProps(node, tag) }, ...children]
  }

  /** Attributes in braces after the node, and the YAML of a component. */
  function readNodeProps(node: MarkdownNode, owner: string): ContentProps {
    // remark-mdc puts `attributes` on the nodes of others as well: on links, images, code and emphasis.
    const { attributes, rawData } = node as Partial<ComponentNode>
    if (attributes === undefined && rawData === undefined) return {}

    const read = readProps({
      owner,
      place: toPlace(node),
      attributes: attributes ?? {},
      ...(rawData === undefined ? {} : { yaml: rawData.replace(/\s-+$/, '') }),
    })
    problems.push(...read.problems)
    links.push(...read.urls.map(({ kind, url, line, column }) => ({ kind, url, line, column })))
    if (typeof read.props.id === 'string') anchors.push(read.props.id)
    return read.props
  }

  function convertHeading(node: Extract<Nodes, { type: 'heading' }>): ContentElement {
    const custom = takeHeadingId(node)
    const text = toText(node).trim()
    const slug = custom ?? slugger.slug(text)
    const id = slug === '' || isReservedId(slug) ? slugger.slug(`section-${slug}`) : slug
    if (anchors.includes(id)) report('error', node, `Two headings have the id "${id}". Give one of them another.`)
    anchors.push(id)
    return [`h${node.depth}`, { id }, ...trimEnd(convertAll(node.children))]
  }

  function convertInlineCode(node: Extract<Nodes, { type: 'inlineCode' }>): ContentElement {
    const { lang, ...props } = readNodeProps(node, 'code')
    if (typeof lang !== 'string') return ['code', props, node.value]
    if (lang === 'ts-type') {
      const [tag, own, ...children] = highlighter.highlightType(node.value)
      return [tag, { ...own, ...props }, ...children]
    }
    warnAboutLanguage(node, lang)
    const [tag, own, ...children] = highlighter.highlightInline(node.value, lang)
    return [tag, { ...own, ...props }, ...children]
  }

  function convertCode(node: Extract<Nodes, { type: 'code' }>): ContentElement {
    const fence = readFenceInfo([node.lang, node.meta].filter(Boolean).join(' '))
    const { language, filename, highlights, collapse } = fence
    warnAboutLanguage(node, language)
    for (const word of fence.unknown)
      report('warning', node, `"${word}" after the language of a code block has no meaning.`)

    const diff = fence.diff ? readDiff(node.value) : undefined
    const code = highlighter.highlight(diff?.code ?? node.value, language, {
      ...(highlights ? { highlights } : {}),
      ...(diff ? { added: diff.added, removed: diff.removed } : {}),
    })
    const props = {
      language,
      code: diff?.result ?? node.value,
      ...(filename === undefined ? {} : { filename }),
      ...(highlights === undefined ? {} : { highlights }),
      ...(diff ? { diff: true } : {}),
      ...(collapse ? { collapse } : {}),
    }
    return ['pre', props, code]
  }

  function warnAboutLanguage(node: MarkdownNode, language: string): void {
    if (isKnownLanguage(language)) return
    report('warning', node, `The language "${language}" has no colours. Known are ${languageNames.join(', ')}.`)
  }

  function convertList(node: Extract<Nodes, { type: 'list' }>): ContentElement {
    const isTight = !node.spread && node.children.every((item) => !item.spread)
    const props: ContentProps = {}
    if (node.ordered && typeof node.start === 'number' && node.start !== 1) props.start = node.start
    if (node.children.some((item) => typeof item.checked === 'boolean')) props.class = 'task-list'
    return [node.ordered ? 'ol' : 'ul', props, ...node.children.map((item) => convertListItem(item, isTight))]
  }

  function convertListItem(node: ListItem, isTight: boolean): ContentElement {
    const children = joinText(
      node.children.flatMap((child): ContentNode[] =>
        isTight && child.type === 'paragraph' ? convertAll(child.children) : convert(child),
      ),
    )
    if (typeof node.checked !== 'boolean') return ['li', {}, ...children]
    const checkbox: ContentElement = ['input', { type: 'checkbox', checked: node.checked, disabled: true }]
    return ['li', { class: 'task-list-item' }, ...joinText([checkbox, ' ', ...children])]
  }

  function convertTable(node: Table): ContentElement {
    const [head, ...rows] = node.children
    const toRow = (row: Table['children'][number], tag: 'th' | 'td'): ContentElement => [
      'tr',
      {},
      ...row.children.map((cell, column) => element(tag, cell, toAlignment(node.align?.[column]))),
    ]
    return [
      'table',
      {},
      ['thead', {}, ...(head ? [toRow(head, 'th')] : [])],
      ...(rows.length > 0 ? [['tbody', {}, ...rows.map((row) => toRow(row, 'td'))] satisfies ContentElement] : []),
    ]
  }

  function convertLink(node: MarkdownNode, url: string, title: string | null | undefined): ContentNode[] {
    const props = readNodeProps(node, 'link')
    const children = 'children' in node ? convertAll(node.children) : []
    if (!isSafeUrl(url)) {
      report('error', node, `The address "${url}" is not allowed in a link.`)
      return children
    }
    links.push({ kind: 'link', url, ...toPlace(node) })
    return [['a', { href: url, ...(title ? { title } : {}), ...props }, ...children]]
  }

  function convertImage(
    node: MarkdownNode,
    url: string,
    alt: string | null | undefined,
    title: string | null | undefined,
  ): ContentNode[] {
    const props = readNodeProps(node, 'image')
    if (!isSafeUrl(url)) {
      report('error', node, `The address "${url}" is not allowed for an image.`)
      return alt ? [alt] : []
    }
    links.push({ kind: 'image', url, ...toPlace(node) })
    return [['img', { src: url, alt: alt ?? '', ...(title ? { title } : {}), ...props }]]
  }

  function convertHtml(node: Extract<Nodes, { type: 'html' }>): ContentNode[] {
    if (comment.test(node.value.trim())) return []
    const { line } = toPlace(node)
    if (!htmlLines.has(line)) {
      htmlLines.add(line)
      report('warning', node, 'HTML is shown as text. Write it as a component: ::div … :: or :kbd[K].')
    }
    return [node.value]
  }

  function convertComponent(node: ComponentNode): ContentNode[] {
    // Variables are not bound here.
    if (node.name === 'binding') return [markdown.slice(...toOffsets(node, 2))]
    if (node.name === 'span' && Object.keys(node.attributes).length === 0) return convertBrackets(node)

    const owner = node.type === 'containerComponent' ? `::${node.name}` : `:${node.name}`
    if (node.name !== 'span') components.push({ name: node.name, ...toPlace(node) })
    return [[node.name, readNodeProps(node, owner), ...convertAll(node.children)]]
  }

  /** Brackets without attributes: a short reference to a definition, or just brackets. */
  function convertBrackets(node: ComponentNode): ContentNode[] {
    const label = markdown.slice(...toOffsets(node, -1))
    const url = definitions.get(label.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    return url === undefined ? ['[', ...convertAll(node.children), ']'] : convertLink(node, url, undefined)
  }

  function convertFootnoteReference(identifier: string): ContentElement {
    if (!citedFootnotes.includes(identifier)) citedFootnotes.push(identifier)
    const number = citedFootnotes.indexOf(identifier) + 1
    const id = `footnote-reference-${number}`
    const isFirst = !anchors.includes(id)
    if (isFirst) anchors.push(id)
    return ['sup', {}, ['a', { href: `#footnote-${number}`, ...(isFirst ? { id } : {}) }, String(number)]]
  }

  function convertFootnotes(): ContentNode[] {
    const items: ContentElement[] = []
    // A footnote may cite another one, so the list can grow while it is read.
    for (let index = 0; index < citedFootnotes.length; index++) {
      const number = index + 1
      anchors.push(`footnote-${number}`)
      const text = convertAll(footnotes.get(citedFootnotes[index]!)?.children)
      const back: ContentElement = [
        'a',
        { href: `#footnote-reference-${number}`, 'aria-label': `Back to reference ${number}` },
        '↩',
      ]
      items.push(['li', { id: `footnote-${number}` }, ...text, back])
    }
    return items.length === 0
      ? []
      : [['section', { class: 'footnotes', 'aria-label': 'Footnotes' }, ['ol', {}, ...items]]]
  }
}

function toPlace({ position }: MarkdownNode): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}

function toOffsets({ position }: MarkdownNode, margin: number): [start: number, end: number] {
  return [(position?.start.offset ?? 0) - margin, (position?.end.offset ?? 0) + margin]
}

function toAlignment(align: AlignType | undefined): ContentProps {
  return align ? { align } : {}
}

/** Takes `{#custom-id}` off the end of a heading. */
function takeHeadingId(node: Parents): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = /\s*\{#([\w-]+)\}\s*$/.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  return match[1]
}

/** What is read aloud: no components, no HTML. */
function toText(node: MarkdownNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  if (node.type === 'textComponent' && node.name !== 'span') return ''
  return 'children' in node ? (node.children ?? []).map(toText).join('') : ''
}

function trimEnd(nodes: ContentNode[]): ContentNode[] {
  const last = nodes.at(-1)
  if (typeof last !== 'string') return nodes
  const trimmed = last.trimEnd()
  return trimmed === '' ? nodes.slice(0, -1) : [...nodes.slice(0, -1), trimmed]
}
