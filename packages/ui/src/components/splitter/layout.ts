import { clamp } from '../../system/clamp.ts'
import { warn } from '../../system/warn.ts'

/** How large a panel may be, in percent. */
export interface PanelRule {
  readonly key: string
  readonly defaultSize: number | undefined
  readonly min: number
  readonly max: number
  readonly collapsible: boolean
  /** Its size while it is collapsed. */
  readonly collapsed: number
}

interface SizedItem {
  readonly defaultSize?: number | undefined
  readonly minSize?: number | undefined
  readonly maxSize?: number | undefined
  readonly collapsible?: boolean | undefined
  readonly collapsedSize?: number | undefined
}

const CLOSE_ENOUGH = 0.001

export function toRules(items: readonly SizedItem[], keys: readonly string[]): readonly PanelRule[] {
  const rules = items.map((item, index) => {
    const min = percent(item.minSize) ?? 0
    const max = percent(item.maxSize) ?? 100
    if (min > max)
      warn(
        'Splitter',
        `the panel "${keys[index]}" has a minSize above its maxSize, so maxSize is ignored. Make it larger.`,
      )
    return {
      key: keys[index]!,
      defaultSize: percent(item.defaultSize),
      min,
      max: Math.max(min, max),
      collapsible: item.collapsible ?? false,
      collapsed: Math.min(percent(item.collapsedSize) ?? 0, min),
    }
  })
  const sum = rules.reduce((total, rule) => total + (rule.collapsible ? rule.collapsed : rule.min), 0)
  if (sum > 100) warn('Splitter', `the panels cannot be smaller than ${sum} % together. Make each minSize smaller.`)
  return rules
}

function percent(size: number | undefined): number | undefined {
  return size === undefined || !Number.isFinite(size) ? undefined : clamp(size, 0, 100)
}

export function isCollapsed(rule: PanelRule, size: number): boolean {
  return rule.collapsible && rule.collapsed < rule.min && size <= rule.collapsed + CLOSE_ENOUGH
}

/** Sizes of all panels that keep the rules and make 100 together: those known, else the default, else an equal share of the rest. */
export function fitLayout(rules: readonly PanelRule[], known: Readonly<Record<string, number>>): number[] {
  const wanted = rules.map(({ key, defaultSize }) => {
    const size = known[key]
    return typeof size === 'number' && Number.isFinite(size) && size >= 0 ? size : defaultSize
  })
  const given = wanted.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  const open = wanted.filter((size) => size === undefined).length
  const share = open > 0 ? Math.max(0, 100 - given) / open : 0
  const total = given + share * open
  const scale = total > 0 ? 100 / total : 1
  const sizes = wanted.map((size, index) => clampSize(rules[index]!, (size ?? share) * scale))

  // Clamping changes the sum of the sizes. Distribute the difference among the panels that are not at their limit.
  for (let round = 0; round < rules.length; round++) {
    const missing = 100 - sizes.reduce((sum, size) => sum + size, 0)
    if (Math.abs(missing) < CLOSE_ENOUGH) break
    const able = rules.flatMap((rule, index) => {
      const size = sizes[index]!
      const hasRoom = missing > 0 ? size < rule.max : size > rule.min
      return hasRoom && !isCollapsed(rule, size) ? [index] : []
    })
    for (const index of able) sizes[index] = clampSize(rules[index]!, sizes[index]! + missing / able.length)
  }
  return sizes
}

/** Says that default sizes do not make a whole. */
export function checkDefaults(rules: readonly PanelRule[]): void {
  if (rules.length === 0 || rules.some((rule) => rule.defaultSize === undefined)) return
  const sum = rules.reduce((total, rule) => total + rule.defaultSize!, 0)
  if (Math.abs(sum - 100) > 0.5)
    warn(
      'Splitter',
      `the default sizes make ${sum} and not 100, so they are scaled. Leave one of them out, and it takes the rest.`,
    )
}

function clampSize(rule: PanelRule, size: number): number {
  if (isCollapsed(rule, size)) return rule.collapsed
  return clamp(size, rule.min, rule.max)
}

/** How far a panel has to be taken towards its other state before it snaps there: half of the way, or any step. */
export type Snap = 'half' | 'any'

/**
 * The layout after a handle was moved by some percent from where it was. What one side gives the other gets, nearest
 * panels first; where one cannot give any more it collapses, or the next one gives.
 */
export function moveHandle(
  layout: readonly number[],
  rules: readonly PanelRule[],
  handle: number,
  delta: number,
  snap: Snap = 'half',
): readonly number[] {
  const before = indexes(handle, -1)
  const after = indexes(handle + 1, rules.length)
  const [growing, shrinking] = delta > 0 ? [before, after] : [after, before]
  let amount = Math.abs(delta)
  if (amount < CLOSE_ENOUGH) return layout

  const first = growing[0]!
  const rule = rules[first]!
  const wasCollapsed = isCollapsed(rule, layout[first]!)
  if (wasCollapsed) {
    const gap = rule.min - layout[first]!
    if (snap === 'half' && amount < gap / 2) return layout
    amount = Math.max(amount, gap)
  }
  // Panels further off that are collapsed stay so.
  const takers = growing.filter((index) => index === first || !isCollapsed(rules[index]!, layout[index]!))
  const room = takers.reduce((sum, index) => sum + rules[index]!.max - layout[index]!, 0)

  let next = take(layout, rules, shrinking, amount, snap)
  if (next.taken > room + CLOSE_ENOUGH) next = take(layout, rules, shrinking, room, undefined)
  // There is not enough for the smallest size it may have.
  if (wasCollapsed && next.taken < rule.min - layout[first]! - CLOSE_ENOUGH) return layout

  let rest = next.taken
  const sizes = next.sizes
  for (const index of takers) {
    const given = Math.min(rest, rules[index]!.max - sizes[index]!)
    sizes[index]! += given
    rest -= given
  }
  return sizes
}

function take(
  layout: readonly number[],
  rules: readonly PanelRule[],
  from: readonly number[],
  amount: number,
  snap: Snap | undefined,
): { sizes: number[]; taken: number } {
  const sizes = [...layout]
  let taken = 0
  for (const index of from) {
    const rule = rules[index]!
    const size = sizes[index]!
    if (taken >= amount - CLOSE_ENOUGH) break
    if (isCollapsed(rule, size)) continue
    const spare = Math.max(0, size - rule.min)
    const beyond = amount - taken - spare
    const gap = rule.min - rule.collapsed
    if (beyond <= CLOSE_ENOUGH) {
      sizes[index] = size - (amount - taken)
      taken = amount
    } else if (snap && rule.collapsible && gap > 0) {
      // A step of the keyboard first goes to the smallest size, then beyond.
      const collapses = snap === 'half' ? beyond >= gap / 2 : spare < CLOSE_ENOUGH
      sizes[index] = collapses ? rule.collapsed : rule.min
      taken += size - sizes[index]!
      if (!collapses) break
    } else {
      sizes[index] = rule.min
      taken += spare
    }
  }
  return { sizes, taken }
}

/** The layout with one panel at a size, or as near to it as the others allow. */
export function resizePanel(
  layout: readonly number[],
  rules: readonly PanelRule[],
  index: number,
  size: number,
): readonly number[] {
  let next = layout
  // With the one after it, and where that has no room with the one before it.
  for (const handle of [index, index - 1]) {
    if (handle < 0 || handle >= rules.length - 1) continue
    const missing = size - next[index]!
    next = moveHandle(next, rules, handle, handle === index ? missing : -missing, 'half')
    if (Math.abs(next[index]! - size) < CLOSE_ENOUGH) break
  }
  return next
}

/** Steps down, or up to and without the end. */
function indexes(from: number, to: number): number[] {
  const step = to < from ? -1 : 1
  return Array.from({ length: Math.abs(to - from) }, (_, index) => from + index * step)
}
