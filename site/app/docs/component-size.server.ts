import measured from '../../generated/component-sizes.json'

/** Bytes of each component, by slug. A new component is missing until the sizes are measured again. */
const sizes: Readonly<Record<string, { alone: number; nextToButton: number } | undefined>> = measured

/** Describes the size of the component of a docs page. Returns `undefined` for other pages. */
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
