import GithubSlugger from 'github-slugger'
import type { AlignType, FootnoteDefinition, ListItem, Parents, Root, Table } from 'mdast'
import type { Highlighter } from '../highlight/highlight.ts'
import { joinText } from '../highlight/join-text.ts'
import { isKnownLanguage, languageNames } from '../highlight/languages.ts'
import type { ContentElement, ContentNode, ContentProps } from '../types.ts'
import { readDiff, readFenceInfo } from './code-block.ts'
import { readProps } from './component-props.ts'
import { toOffsets, toPlace, toText, type ComponentNode, type MarkdownNode, type NodeOfType } from './markdown-nodes.ts'
import type { Place, Problem } from './problems.ts'
import { isReservedId, isSafeUrl } from './safety.ts'

export interface DocumentLink extends Place {
  kind: 'link' | 'image'
  url: string
}

export interface ComponentUse extends Place {
  name: string
}

const comment = /^<!--[\s\S]*-->$/

/**
 * Converts the syntax tree of one document to content nodes. On the way it collects what a document refers to (links,
 * components) and what links can point to (anchors), and reports problems.
 */
export class MarkdownConverter {
  readonly anchors: string[] = []
  readonly links: DocumentLink[] = []
  readonly components: ComponentUse[] = []

  readonly #markdown: string
  readonly #highlighter: Highlighter
  readonly #problems: Problem[]
  readonly #slugger = new GithubSlugger()
  readonly #definitions = new Map<string, string>()
  readonly #footnotes = new Map<string, FootnoteDefinition>()
  readonly #citedFootnotes: string[] = []
  /** Lines with HTML that were reported already. */
  readonly #htmlLines = new Set<number>()

  constructor(markdown: string, root: Root, highlighter: Highlighter, problems: Problem[]) {
    this.#markdown = markdown
    this.#highlighter = highlighter
    this.#problems = problems
    this.#collectDefinitions(root)
  }

  #report(severity: Problem['severity'], node: MarkdownNode, message: string): void {
    this.#problems.push({ severity, ...toPlace(node), message })
  }

  #collectDefinitions(node: MarkdownNode): void {
    if (node.type === 'definition' && !this.#definitions.has(node.identifier))
      this.#definitions.set(node.identifier, node.url)
    if (node.type === 'footnoteDefinition' && !this.#footnotes.has(node.identifier))
      this.#footnotes.set(node.identifier, node)
    if ('children' in node) for (const child of node.children ?? []) this.#collectDefinitions(child)
  }

  #convertAll(nodes: readonly MarkdownNode[] | undefined): ContentNode[] {
    return joinText((nodes ?? []).flatMap((node) => this.convert(node)))
  }

  convert(node: MarkdownNode): ContentNode[] {
    switch (node.type) {
      case 'text':
        return [node.value]
      case 'paragraph':
        return [this.#element('p', node)]
      case 'heading':
        return [this.#convertHeading(node)]
      case 'emphasis':
        return [this.#element('em', node)]
      case 'strong':
        return [this.#element('strong', node)]
      case 'delete':
        return [this.#element('del', node)]
      case 'blockquote':
        return [this.#element('blockquote', node)]
      case 'break':
        return [['br', {}]]
      case 'thematicBreak':
        return [['hr', {}]]
      case 'inlineCode':
        return [this.#convertInlineCode(node)]
      case 'code':
        return [this.#convertCode(node)]
      case 'list':
        return [this.#convertList(node)]
      case 'listItem':
        return [this.#convertListItem(node, false)]
      case 'table':
        return [this.#convertTable(node)]
      case 'link':
        return this.#convertLink(node, node.url, node.title)
      case 'linkReference':
        return this.#convertLink(node, this.#definitions.get(node.identifier) ?? '', undefined)
      case 'image':
        return this.#convertImage(node, node.url, node.alt, node.title)
      case 'imageReference':
        return this.#convertImage(node, this.#definitions.get(node.identifier) ?? '', node.alt, undefined)
      case 'footnoteReference':
        return [this.#convertFootnoteReference(node.identifier)]
      case 'html':
        return this.#convertHtml(node)
      case 'textComponent':
      case 'leafComponent':
      case 'containerComponent':
        return this.#convertComponent(node)
      case 'componentContainerSection':
        return [
          [
            'template',
            { slot: node.name, ...this.#readNodeProps(node, `#${node.name}`) },
            ...this.#convertAll(node.children),
          ],
        ]
      case 'definition':
      case 'footnoteDefinition':
      case 'yaml':
        return []
      default:
        return 'children' in node ? this.#convertAll((node as Parents).children) : []
    }
  }

  #element(tag: string, node: MarkdownNode, props: ContentProps = {}): ContentElement {
    const children = 'children' in node ? this.#convertAll(node.children) : []
    return [tag, { ...props, ...this.#readNodeProps(node, tag) }, ...children]
  }

  /** Reads the attributes in braces after a node, and the YAML block of a component. */
  #readNodeProps(node: MarkdownNode, owner: string): ContentProps {
    // remark-mdc also sets `attributes` on nodes of other types: links, images, code and emphasis.
    const { attributes, rawData } = node as Partial<ComponentNode>
    if (attributes === undefined && rawData === undefined) return {}

    const read = readProps({
      owner,
      place: toPlace(node),
      attributes: attributes ?? {},
      ...(rawData === undefined ? {} : { yaml: rawData.replace(/\s-+$/, '') }),
    })
    this.#problems.push(...read.problems)
    this.links.push(...read.urls.map(({ kind, url, line, column }) => ({ kind, url, line, column })))
    if (typeof read.props.id === 'string') this.anchors.push(read.props.id)
    return read.props
  }

  #convertHeading(node: NodeOfType<'heading'>): ContentElement {
    const custom = takeHeadingId(node)
    const text = toText(node).trim()
    const slug = custom ?? this.#slugger.slug(text)
    const id = slug === '' || isReservedId(slug) ? this.#slugger.slug(`section-${slug}`) : slug
    if (this.anchors.includes(id))
      this.#report('error', node, `Two headings have the id "${id}". Give one of them another.`)
    this.anchors.push(id)
    return [`h${node.depth}`, { id }, ...trimEnd(this.#convertAll(node.children))]
  }

  #convertInlineCode(node: NodeOfType<'inlineCode'>): ContentElement {
    const { lang, ...props } = this.#readNodeProps(node, 'code')
    if (typeof lang !== 'string') return ['code', props, node.value]
    if (lang === 'ts-type') {
      const [tag, own, ...children] = this.#highlighter.highlightType(node.value)
      return [tag, { ...own, ...props }, ...children]
    }
    this.#warnAboutLanguage(node, lang)
    const [tag, own, ...children] = this.#highlighter.highlightInline(node.value, lang)
    return [tag, { ...own, ...props }, ...children]
  }

  #convertCode(node: NodeOfType<'code'>): ContentElement {
    const fence = readFenceInfo([node.lang, node.meta].filter(Boolean).join(' '))
    const { language, filename, highlights, collapse } = fence
    this.#warnAboutLanguage(node, language)
    for (const word of fence.unknown)
      this.#report('warning', node, `"${word}" after the language of a code block is not a known option.`)

    const diff = fence.diff ? readDiff(node.value) : undefined
    const code = this.#highlighter.highlight(diff?.code ?? node.value, language, {
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

  #warnAboutLanguage(node: MarkdownNode, language: string): void {
    if (isKnownLanguage(language)) return
    this.#report(
      'warning',
      node,
      `The language "${language}" has no syntax highlighting. Known languages: ${languageNames.join(', ')}.`,
    )
  }

  #convertList(node: NodeOfType<'list'>): ContentElement {
    const isTight = !node.spread && node.children.every((item) => !item.spread)
    const props: ContentProps = {}
    if (node.ordered && typeof node.start === 'number' && node.start !== 1) props.start = node.start
    if (node.children.some((item) => typeof item.checked === 'boolean')) props.class = 'task-list'
    return [node.ordered ? 'ol' : 'ul', props, ...node.children.map((item) => this.#convertListItem(item, isTight))]
  }

  #convertListItem(node: ListItem, isTight: boolean): ContentElement {
    const children = joinText(
      node.children.flatMap((child): ContentNode[] =>
        isTight && child.type === 'paragraph' ? this.#convertAll(child.children) : this.convert(child),
      ),
    )
    if (typeof node.checked !== 'boolean') return ['li', {}, ...children]
    const checkbox: ContentElement = ['input', { type: 'checkbox', checked: node.checked, disabled: true }]
    return ['li', { class: 'task-list-item' }, ...joinText([checkbox, ' ', ...children])]
  }

  #convertTable(node: Table): ContentElement {
    const [head, ...rows] = node.children
    const toRow = (row: Table['children'][number], tag: 'th' | 'td'): ContentElement => [
      'tr',
      {},
      ...row.children.map((cell, column) => this.#element(tag, cell, toAlignment(node.align?.[column]))),
    ]
    return [
      'table',
      {},
      ['thead', {}, ...(head ? [toRow(head, 'th')] : [])],
      ...(rows.length > 0 ? [['tbody', {}, ...rows.map((row) => toRow(row, 'td'))] satisfies ContentElement] : []),
    ]
  }

  #convertLink(node: MarkdownNode, url: string, title: string | null | undefined): ContentNode[] {
    const props = this.#readNodeProps(node, 'link')
    const children = 'children' in node ? this.#convertAll(node.children) : []
    if (!isSafeUrl(url)) {
      this.#report('error', node, `The address "${url}" is not allowed in a link.`)
      return children
    }
    this.links.push({ kind: 'link', url, ...toPlace(node) })
    return [['a', { href: url, ...(title ? { title } : {}), ...props }, ...children]]
  }

  #convertImage(
    node: MarkdownNode,
    url: string,
    alt: string | null | undefined,
    title: string | null | undefined,
  ): ContentNode[] {
    const props = this.#readNodeProps(node, 'image')
    if (!isSafeUrl(url)) {
      this.#report('error', node, `The address "${url}" is not allowed for an image.`)
      return alt ? [alt] : []
    }
    this.links.push({ kind: 'image', url, ...toPlace(node) })
    return [['img', { src: url, alt: alt ?? '', ...(title ? { title } : {}), ...props }]]
  }

  #convertHtml(node: NodeOfType<'html'>): ContentNode[] {
    if (comment.test(node.value.trim())) return []
    const { line } = toPlace(node)
    if (!this.#htmlLines.has(line)) {
      this.#htmlLines.add(line)
      this.#report('warning', node, 'HTML is shown as text. Write it as a component: ::div … :: or :kbd[K].')
    }
    return [node.value]
  }

  #convertComponent(node: ComponentNode): ContentNode[] {
    // `{{ variable }}` is not supported: keep the source text.
    if (node.name === 'binding') return [this.#markdown.slice(...toOffsets(node, 2))]
    if (node.name === 'span' && Object.keys(node.attributes).length === 0) return this.#convertBrackets(node)

    const owner = node.type === 'containerComponent' ? `::${node.name}` : `:${node.name}`
    if (node.name !== 'span') this.components.push({ name: node.name, ...toPlace(node) })
    return [[node.name, this.#readNodeProps(node, owner), ...this.#convertAll(node.children)]]
  }

  /** Brackets without attributes are a reference to a link definition if there is one, otherwise plain text. */
  #convertBrackets(node: ComponentNode): ContentNode[] {
    const label = this.#markdown.slice(...toOffsets(node, -1))
    const url = this.#definitions.get(label.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    return url === undefined ? ['[', ...this.#convertAll(node.children), ']'] : this.#convertLink(node, url, undefined)
  }

  #convertFootnoteReference(identifier: string): ContentElement {
    if (!this.#citedFootnotes.includes(identifier)) this.#citedFootnotes.push(identifier)
    const number = this.#citedFootnotes.indexOf(identifier) + 1
    const id = `footnote-reference-${number}`
    const isFirst = !this.anchors.includes(id)
    if (isFirst) this.anchors.push(id)
    return ['sup', {}, ['a', { href: `#footnote-${number}`, ...(isFirst ? { id } : {}) }, String(number)]]
  }

  convertFootnotes(): ContentNode[] {
    const items: ContentElement[] = []
    // A footnote may cite another one, so this list can grow during the loop.
    for (let index = 0; index < this.#citedFootnotes.length; index++) {
      const number = index + 1
      this.anchors.push(`footnote-${number}`)
      const text = this.#convertAll(this.#footnotes.get(this.#citedFootnotes[index]!)?.children)
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

function toAlignment(align: AlignType | undefined): ContentProps {
  return align ? { align } : {}
}

/** Removes `{#custom-id}` from the end of a heading and returns the id. */
function takeHeadingId(node: Parents): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = /\s*\{#([\w-]+)\}\s*$/.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  return match[1]
}

function trimEnd(nodes: ContentNode[]): ContentNode[] {
  const last = nodes.at(-1)
  if (typeof last !== 'string') return nodes
  const trimmed = last.trimEnd()
  return trimmed === '' ? nodes.slice(0, -1) : [...nodes.slice(0, -1), trimmed]
}
