import sizes from 'virtual:component-sizes'

/** Describes the size of the component of a docs page. Returns `undefined` for other pages and in development. */
export function findComponentSize(path: string): string | undefined {
  const slug = /^\/docs\/components\/([^/]+)$/.exec(path)?.[1]
  const size = slug === undefined ? undefined : sizes[slug]
  if (!size) return undefined
  const alone = `${inKiB(size.alone)} alone`
  return slug === 'button' ? alone : `${alone}, ${inKiB(size.nextToButton)} next to Button`
}

function inKiB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
