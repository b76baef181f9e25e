import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { ServerEntry } from '../app/server-boundary.ts'
import { findScriptHashes, findStyleHashes } from '../server/http/content-security-policy.ts'
import { inlineStyles } from './inline-styles.ts'
import { keepUsedRules } from './used-rules.ts'

/** What the content security policy needs to know of a written page. */
export interface PageHashes {
  file: string
  /** All files that were written for the page. */
  files: string[]
  /** The inline scripts. */
  scripts: string[]
  /** The inline styles that the page has been rendered with. The policy of every page allows them. */
  styles: string[]
  /** The inline styles of the file, with the stylesheets that the build moved into it. */
  ownStyles: string[]
}

/** Writes a file below the folder of the client, and returns its path. */
type WriteFile = (file: string, text: string) => Promise<string>

type WritePage = (path: string, html: string, options: { hasLoader: boolean }) => Promise<PageHashes>

const routeStyles = /<link rel="stylesheet" href="([^"]+)" data-precedence="route"\/>/g
const islandStyles = /<link rel="stylesheet" href="([^"]+)" data-precedence="island"\/>/g

/** The gallery page links many stylesheets, and many links prefetch its payload. So its styles are not part of the payload. */
const MOST_PAYLOAD_CSS = 100_000

/**
 * Returns a function that writes a page with everything that belongs to it: the joined stylesheet of its islands, its payload,
 * and a docs page as Markdown.
 *
 * @param client The folder that the files are written to. It contains the stylesheets.
 */
export function createPageWriter(entry: ServerEntry, client: string): WritePage {
  const stylesheets = new Map<string, string>()
  function readStyles(href: string): string {
    let css = stylesheets.get(href)
    if (css === undefined) stylesheets.set(href, (css = readFileSync(join(client, href), 'utf8')))
    return css
  }

  async function writeWhole(file: string, text: string): Promise<string> {
    const target = join(client, file)
    await mkdir(dirname(target), { recursive: true })
    // Another thread may write the same stylesheet, and the server may already send it, so it must never be incomplete.
    const unfinished = `${target}.${threadId}`
    await writeFile(unfinished, text)
    await rename(unfinished, target)
    return target
  }

  /**
   * Joins the stylesheets of the islands of a page into one file. Each component has its own, so a page with many examples
   * would request a dozen. Pages with the same components share the file.
   */
  async function joinStyles(html: string, write: WriteFile): Promise<string> {
    const links = [...html.matchAll(islandStyles)].map(([, href]) => href!)
    if (links.length < 2) return html

    const all = links.map(readStyles).join('\n')
    // Islands that hydrate on interaction load their stylesheets themselves.
    const before = [...html.matchAll(routeStyles)].map(([, href]) => readStyles(href!)).join('')
    const css = html.includes('data-wake="touch"') ? keepUsedRules(all, html, before) : all
    const href = `/assets/page-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
    stylesheets.set(href, css)
    await write(href, css)
    let isFirst = true
    return html.replace(islandStyles, (link, old: string) => {
      const kept = isFirst ? link.replace(old, href) : ''
      isFirst = false
      return kept
    })
  }

  /** Writes the data of the page and the stylesheets that its HTML links to. */
  async function writePayload(path: string, html: string, hasLoader: boolean, write: WriteFile): Promise<void> {
    const payload = await entry.renderPayload(path)
    if (!payload && hasLoader)
      throw new Error(
        `write-page: ${path} has a loader and no payload. Add a renderer to app/payload/page-data.server.ts.`,
      )
    const styles = [...html.matchAll(islandStyles)].map(([, href]) => href!)
    // Include them in the payload, so that prefetching covers them.
    const css = styles.map(readStyles)
    const isShort = css.join('').length < MOST_PAYLOAD_CSS
    await write(`${path}/_payload.json`, JSON.stringify({ ...payload, styles, ...(isShort && { css }) }))
  }

  return async (path, rendered, { hasLoader }) => {
    const files: string[] = []
    const write: WriteFile = async (file, text) => {
      const written = await writeWhole(file, text)
      files.push(written)
      return written
    }
    const html = await joinStyles(rendered, write)
    // The payload lists the links to the stylesheets, the page contains their text.
    await writePayload(path, html, hasLoader, write)
    if (/^\/docs(?:\/|$)/.test(path)) await write(`raw/${path}.md`, entry.renderRawPage(path) ?? '')
    const page = inlineStyles(html, readStyles)
    return {
      file: await write(`${path}/index.html`, page),
      files,
      scripts: findScriptHashes(page),
      styles: findStyleHashes(html),
      ownStyles: findStyleHashes(page),
    }
  }
}

/** Writes the payloads without a page: the navigation trees of the docs. */
export async function writeTrees({ renderPayload, treePaths }: ServerEntry, client: string): Promise<void> {
  for (const path of treePaths) {
    await mkdir(join(client, path), { recursive: true })
    await writeFile(join(client, path, '_payload.json'), JSON.stringify(await renderPayload(path)))
  }
}
