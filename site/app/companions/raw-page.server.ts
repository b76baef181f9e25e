import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentElement, ContentNode } from '@frond/content/types'
import { findDocsPage } from '../content/content.server'
import { findComponentSize } from '../docs/component-size.server'
import { findApi } from '../article/blocks/api.server'
import type { ApiMember, ApiProp } from '../article/blocks/api'
import { findChangelog } from '../article/blocks/changelog.server'
import { findPanelSource, findSource } from '../article/blocks/ComponentExample.server'
import { iconRoles } from '../article/blocks/icon-roles.server'
import { peerColumns, peerNote, peerRows } from '../article/blocks/peers.server'
import sharedTypes from '../../generated/shared-types.json'
import { nestProps } from '../article/islands/nest-props'
import { writeCode, writeValue, type Json } from '../article/islands/knobs'
import { writePlainBlocks } from './plain-blocks'

/**
 * Returns a docs page as standalone Markdown. Blocks are expanded: examples as code, API reference as tables. Returns
 * `undefined` if there is no such page.
 */
export function renderRawPage(path: string): string | undefined {
  const page = findDocsPage(path)
  if (!page) return undefined

  const source = readFileSync(join(__CONTENT_FOLDER__, `${page.stem}.${page.extension}`), 'utf8')
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '').trim()
  const slug = path.split('/').at(-1)!
  const text = writePlainBlocks(writeBlocks(body, slug, findBlocks(page.body.children, 'component-code')))
  const size = findComponentSize(path)
  const sizeLine = size ? `Size: ${size} (minified, Brotli, without React).\n\n` : ''
  return `# ${page.title}\n\n${page.description}\n\n${sizeLine}${text.trim()}\n`
}

function writeBlocks(body: string, pageSlug: string, panels: ContentElement[]): string {
  const nextPanel = panels.values()
  return body
    .replace(/^:query-docs\n+/gm, '')
    .replace(/^::component-still\{.*\}\n+/gm, '')
    .replace(/^::component-example\{name="([^"]+)"[^}]*\}(?:\n::$)?/gm, (_, name: string) =>
      fence('tsx', findSource(name)),
    )
    .replace(/^::component-code\b[\s\S]*?^::$/gm, () => writePanel(nextPanel.next().value, pageSlug))
    .replace(/^::?icons-theme$/gm, () =>
      writeTable(['Role', 'Default'], iconRoles(), ({ role, icon }) => [code(role), code(icon.name ?? '')]),
    )
    .replace(
      /^::?peer-comparison$/gm,
      () =>
        `${writeTable(peerColumns(), peerRows(), ({ label, values }) => [label, ...values.map(({ text }) => text)])}\n\n${peerNote()}`,
    )
    .replace(/^::?shared-types$/gm, () =>
      fence(
        'ts',
        sharedTypes.map(({ name, parameters, definition }) => `type ${name}${parameters} = ${definition}`).join('\n\n'),
      ),
    )
    .replace(
      /^::?component-(props|slots|emits|theme|changelog)(?:\{slug="([^"]+)"\})?$/gm,
      (_, block: string, slug: string | undefined) => writeReference(block, slug ?? pageSlug),
    )
}

function writePanel(node: ContentElement | undefined, pageSlug: string): string {
  if (!node) return ''
  const {
    slug,
    example,
    props = {},
    hide = [],
    external = [],
    slots,
  } = node[1] as {
    slug?: string
    example?: string
    props?: Record<string, Json>
    hide?: string[]
    external?: string[]
    slots?: { default?: string }
  }
  const values = nestProps(Object.fromEntries(Object.entries(props).filter(([name]) => !hide.includes(name))))
  const component = findApi(slug ?? pageSlug).name
  const children = slots?.default?.trim()
  const source = example && findPanelSource(example)
  return fence('tsx', writeCode({ component, values, defaults: {}, external, children, source }))
}

function writeReference(block: string, slug: string): string {
  const api = findApi(slug)
  switch (block) {
    case 'props':
      return writeTable(['Prop', 'Default', 'Type', 'Description'], api.props, (prop: ApiProp) => [
        code(prop.name),
        prop.default ? code(prop.default) : '',
        code(prop.type),
        prop.description ?? '',
      ])
    case 'slots':
      return writeTable(['Slot', 'Type', 'Description'], api.slots, writeMember)
    case 'emits':
      return writeTable(['Event', 'Type', 'Description'], api.events, writeMember)
    case 'theme':
      return api.theme ? fence('ts', writeValue(api.theme)) : ''
    default:
      return findChangelog(api.name)
        .map(({ version, changes }) => `### ${version}\n\n${changes.map((change) => `- ${change}`).join('\n')}`)
        .join('\n\n')
  }
}

function writeMember({ name, type, description = '' }: ApiMember): string[] {
  return [code(name), code(type), description]
}

function writeTable<Row>(columns: string[], rows: readonly Row[], write: (row: Row) => string[]): string {
  if (rows.length === 0) return 'None.'
  const lines = [
    columns,
    columns.map(() => '---'),
    ...rows.map((row) => write(row).map((cell) => cell.replaceAll('|', String.raw`\|`))),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function code(text: string): string {
  return `\`${text}\``
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}

function findBlocks(nodes: readonly ContentNode[], tag: string): ContentElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [name, , ...children] = node
    return [...(name === tag ? [node] : []), ...findBlocks(children, tag)]
  })
}
