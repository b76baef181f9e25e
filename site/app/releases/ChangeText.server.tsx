import { highlightInline } from '@frond/content/highlight'
import { Fragment, type ReactNode } from 'react'
import { docsPages } from '../content/content.server'
import { plainHtml } from '../article/plain-html'
import { toChangeBlocks } from '../changelog/change-blocks'

const fence = /^```(\w*)[^\n]*\n([\s\S]*?)\n```$/gm
const inline = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Renders the text of a change file: paragraphs, lists, code and links. Names that have a docs page link to it. */
export function ChangeText({ text }: { text: string }) {
  const pages = pagesByName()
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(fence)) {
    const [whole, language, code] = match
    parts.push(...blocks(text.slice(end, match.index), pages))
    parts.push(
      <pre tabIndex={0} className="overflow-x-auto rounded-lg bg-muted p-4 text-sm/6">
        {plainHtml([highlightInline(code!, language || 'text')])}
      </pre>,
    )
    end = match.index + whole.length
  }
  parts.push(...blocks(text.slice(end), pages))
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

function blocks(text: string, pages: PagesByName): ReactNode[] {
  return toChangeBlocks(text).map((block) =>
    block.kind === 'paragraph' ? (
      <p key={block.text}>{toInline(block.text, pages)}</p>
    ) : (
      <ul key={block.items[0]} className="list-disc space-y-1.5 ps-5 marker:text-(--ui-border-control)">
        {block.items.map((item) => (
          <li key={item}>{toInline(item, pages)}</li>
        ))}
      </ul>
    ),
  )
}

function toInline(text: string, pages: PagesByName): ReactNode[] {
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(inline)) {
    const [whole, code, label, url] = match
    nodes.push(text.slice(end, match.index))
    const page = code && pages.get(code.replace(/^<|>$/g, ''))
    if (code) nodes.push(page ? <Code to={page}>{code}</Code> : <Code>{code}</Code>)
    else
      nodes.push(
        <a href={url} className={linkClass}>
          {label}
        </a>,
      )
    end = match.index + whole.length
  }
  nodes.push(text.slice(end))
  return nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>)
}

const linkClass =
  'rounded-sm text-highlighted underline decoration-primary underline-offset-4 focus-visible:outline-2 focus-visible:outline-primary'

function Code({ to, children }: { to?: string; children: string }) {
  const code = <code className="rounded-sm bg-elevated px-1 py-0.5 text-[0.85em] text-highlighted">{children}</code>
  return to ? (
    <a
      href={to}
      className="rounded-sm underline decoration-(--ui-border-accented) underline-offset-4 hover:decoration-primary focus-visible:outline-2 focus-visible:outline-primary"
    >
      {code}
    </a>
  ) : (
    code
  )
}

/** The paths of the docs pages of components and hooks, by name. */
type PagesByName = ReadonlyMap<string, string>

function pagesByName(): PagesByName {
  const named = docsPages().filter(({ path }) => /^\/docs\/(?:components|composables)\//.test(path))
  return new Map(named.map(({ title, path }) => [title, path]))
}
