let pages: ReadonlySet<string> | undefined

/** Which pages the build has, as soon as that is known: some time after the page has loaded. */
export function setKnownPages(paths: readonly string[]): void {
  pages = new Set(paths)
}

/** Whether a path is a page of the build; `undefined` while that is not known, and on the server. */
export function isKnownPage(path: string): boolean | undefined {
  return pages?.has(path.replace(/(.)\/+$/, '$1'))
}
