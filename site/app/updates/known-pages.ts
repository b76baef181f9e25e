let pages: ReadonlySet<string> | undefined

/** The pages of the build. Unknown until some time after the page has loaded. */
export function setKnownPages(paths: readonly string[]): void {
  pages = new Set(paths)
}

/** Whether a path is a page of the build. `undefined` on the server and until the list is loaded. */
export function isKnownPage(path: string): boolean | undefined {
  return pages?.has(path.replace(/(.)\/+$/, '$1'))
}
