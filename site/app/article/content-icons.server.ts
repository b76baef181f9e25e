import type { IconData } from '@frond/ui'
import { findIcons, iconNames } from '../../icon-collections'

/** The drawing of an icon that content names. */
export function findIcon(name: string): IconData {
  const [subset] = findIcons(name)
  const [icon] = Object.values(subset?.icons ?? {})
  if (!subset || !icon) throw new Error(`There is no icon "${name}".`)
  return { width: subset.width, height: subset.height, ...icon }
}

/** The drawings of all icons named in a text, by the names it uses; nothing where it names none. */
export function collectIcons(text: string): Record<string, IconData> | undefined {
  const names = new Set([...text.matchAll(iconNames)].map(([name]) => name))
  return names.size > 0 ? Object.fromEntries([...names].map((name) => [name, findIcon(name)])) : undefined
}
