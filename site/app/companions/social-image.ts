export const socialImageSize = { width: 1200, height: 630 } as const

/** The path of the picture that stands for a page where somebody links to it. */
export function socialImagePath(path: string): string {
  return `/og${path === '/' ? '/index' : path}.png`
}
