// The only module of `app` that `site/server` may import. Node runs it from source, so its imports name the file extension.

import type { RouterContextProvider } from 'react-router'

export { socialImagePath, socialImageSize } from './companions/social-image.ts'
export { readFramework } from './preferences/framework.ts'

/** What `entry.server.tsx` exports as `serverEntry`, for the server and for the end of the build. */
export interface ServerEntry {
  readonly buildId: string
  /** Passes the state of Pro to the loaders of a request. */
  setProState(context: RouterContextProvider, state: ProState): void
  /** Parts of pages that the server renders on demand, by key. */
  readonly islands: ReadonlyMap<string, ServerIsland>
  renderPayload(path: string): Promise<object | undefined>
  /** Payloads without a page: the navigation trees of the docs. */
  readonly treePaths: readonly string[]
  /** A docs page as Markdown. */
  renderRawPage(path: string): string | undefined
  /** Such as `/robots.txt` and `/sitemap.xml`. */
  readonly documentPaths: readonly string[]
  /** @param pages all paths of the site, for the sitemap */
  renderDocument(path: string, pages?: readonly string[]): string
}

/** What a page about Pro needs to know of the running server. */
export interface ProState {
  /** Whether payments are made on the test page of this site. */
  readonly hasSandbox: boolean
  /** Calls the Pro API for the visitor. Absent while pages are built, and in development. */
  readonly call?: ProCall
  /** The form that a browser without JavaScript has posted to the page. */
  readonly fields?: URLSearchParams
}

/** Sends a request to a path below `/api/pro`: a POST with JSON if there is a body, otherwise a GET. */
export type ProCall = (path: string, options?: ProCallOptions) => Promise<Response>

export interface ProCallOptions {
  readonly body?: object
  readonly authorization?: string
  /** A repeated request with the same key gets the same answer. */
  readonly idempotencyKey?: string
}

/** A form that a browser without JavaScript has posted. */
export interface FormPost {
  readonly call: ProCall
  readonly fields: URLSearchParams
}

/** A part of a page that the server renders when a visitor asks for it. */
export interface ServerIsland<Props extends object = object> {
  /** Accepts exactly the props that the island knows; `undefined` for anything else. */
  parse(props: ReadonlyMap<string, unknown>): Props | undefined
  /** `undefined` if there is nothing to show for the props. */
  render(props: Props): IslandContent | undefined
}

export interface IslandContent {
  readonly html: string
  /** Addresses of the stylesheets it needs. */
  readonly styles: readonly string[]
}
