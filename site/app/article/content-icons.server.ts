import type { IconData } from '@frond/ui'
import { findIcons, iconNames } from '../../icon-collections'

/** Returns the drawing of an icon that content refers to. Throws if there is none. */
export function findIcon(name: string): IconData {
  const [subset] = findIcons(name)
  const [icon] = Object.values(subset?.icons ?? {})
  if (!subset || !icon) throw new Error(`There is no icon "${name}".`)
  return { width: subset.width, height: subset.height, ...icon }
}

/** Returns the drawings of all icons that a text refers to, by name, or `undefined` if it refers to none. */
export function collectIcons(text: string): Record<string, IconData> | undefined {
  const names = new Set([...text.matchAll(iconNames)].map(([name]) => name))
  return names.size > 0 ? Object.fromEntries([...names].map((name) => [name, findIcon(name)])) : undefined
}
