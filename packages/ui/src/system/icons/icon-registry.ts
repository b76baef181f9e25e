import type { IconData } from '../../icons/roles.ts'
import { storeIcons } from './icon-store.ts'

interface Box {
  readonly left?: number
  readonly top?: number
  readonly width?: number
  readonly height?: number
}

interface Turn {
  /** Quarter turns, clockwise. */
  readonly rotate?: number
  readonly hFlip?: boolean
  readonly vFlip?: boolean
}

/** The part of Iconify's JSON format that is needed to draw icons. */
export interface IconCollection extends Box {
  readonly prefix: string
  readonly icons: Readonly<Record<string, { readonly body: string } & Box & Turn>>
  /** Additional names of icons, with an optional rotation or flip. */
  readonly aliases?: Readonly<Record<string, { readonly parent: string } & Box & Turn>>
  readonly not_found?: readonly string[]
}

type Drawing = { readonly body: string } & Box & Turn

/** Registers the icons of an Iconify collection: `registerIcons(lucide)`, then `<Icon name="lucide:rocket" />`. */
export function registerIcons(collection: IconCollection): void {
  const { prefix, icons, aliases = {}, not_found: missing = [] } = collection
  const added: [string, IconData | null][] = missing.map((name) => [name, null])

  for (const name of [...Object.keys(icons), ...Object.keys(aliases)]) {
    const drawing = findDrawing(collection, name)
    if (drawing) added.push([name, { name: `${prefix}:${name}`, ...toIconData(drawing, collection) }])
  }
  storeIcons(prefix, added)
}

/** Resolves an alias to its icon. Rotations of the aliases add up, two flips cancel each other out. */
function findDrawing({ icons, aliases }: IconCollection, name: string): Drawing | undefined {
  let turn: Turn & Box = {}
  const seen = new Set<string>()
  while (!Object.hasOwn(icons, name)) {
    const alias = aliases && Object.hasOwn(aliases, name) ? aliases[name] : undefined
    if (!alias || seen.has(name)) return undefined
    seen.add(name)
    turn = { ...alias, ...turn, ...addTurns(alias, turn) }
    name = alias.parent
  }
  const icon = icons[name]!
  return { ...icon, ...turn, body: icon.body, ...addTurns(icon, turn) }
}

function addTurns(a: Turn, b: Turn): Turn {
  return {
    rotate: ((a.rotate ?? 0) + (b.rotate ?? 0)) % 4,
    hFlip: !a.hFlip !== !b.hFlip,
    vFlip: !a.vFlip !== !b.vFlip,
  }
}

/** Converts an icon to a view box that starts at 0 0. Offset, rotation and flips become a `transform`. */
function toIconData(drawing: Drawing, collection: Box): IconData {
  const { left = collection.left ?? 0, top = collection.top ?? 0, rotate = 0, hFlip, vFlip, body } = drawing
  // The default size of the Iconify format.
  const { width = collection.width ?? 16, height = collection.height ?? 16 } = drawing
  const [w, h] = rotate % 2 ? [height, width] : [width, height]
  if (!left && !top && !rotate && !hFlip && !vFlip) return { body, width, height }

  const steps = [
    `translate(${w / 2} ${h / 2})`,
    `rotate(${rotate * 90})`,
    `scale(${hFlip ? -1 : 1} ${vFlip ? -1 : 1})`,
    `translate(${-left - width / 2} ${-top - height / 2})`,
  ]
  return { body: `<g transform="${steps.join(' ')}">${body}</g>`, width: w, height: h }
}
