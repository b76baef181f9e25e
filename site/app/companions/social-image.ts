export const socialImageSize = { width: 1200, height: 630 } as const

/** Returns the path of the preview image of a page, for link previews on other sites. */
export function socialImagePath(path: string): string {
  return `/og${path === '/' ? '/index' : path}.png`
}
