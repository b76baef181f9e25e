import { findKey, isKey, type KeyOptions } from '../../primitives/items/item-key.ts'
import { itemLabel, normalizeItem, normalizeKey } from '../../primitives/items/normalize-items.ts'
import { warn } from '../../system/warn.ts'

/** The type of the keys in `value` and `expanded`. */
export type TreeKey = string | number

export interface TreeFields {
  readonly valueKey: string
  readonly labelKey: string
  readonly getKey?: ((item: object) => TreeKey) | undefined
  /** Whether the tree can load the children of items that have `hasChildren`. */
  readonly canLoad: boolean
}

/** The load state of the children of an item. */
export type Load =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'done'; readonly items: readonly object[] }

export type Loads = ReadonlyMap<string, Load>

/** An item at its place in the tree. */
export interface TreeNode {
  /** `failed` is the row below an item whose children could not be loaded. */
  readonly type: 'item' | 'failed'
  /** The unique key as text, and as the caller gave it. */
  readonly key: string
  readonly value: TreeKey
  readonly item: object
  /** Index among its siblings. */
  readonly index: number
  /** 1 for the root items. */
  readonly level: number
  readonly parent: TreeNode | undefined
  readonly siblings: readonly TreeNode[]
  readonly label: string
  readonly disabled: boolean
  /** Whether it can have children, even if it has none now. */
  readonly isParent: boolean
  /** Whether it can be expanded. */
  readonly canToggle: boolean
  /** Whether its children are not loaded yet. */
  readonly isWaiting: boolean
}

interface ItemFields {
  readonly children?: unknown
  readonly hasChildren?: unknown
  readonly defaultExpanded?: unknown
}

/** Suffix of the key of a failed node. */
const FAILED = ' failed'

/**
 * The items of a tree as nodes. Nodes are created on first use, so that a large tree with few expanded items needs
 * little memory and time.
 */
export class TreeNodes {
  readonly roots: readonly TreeNode[]
  private readonly byKey = new Map<string, TreeNode>()
  private readonly children = new Map<TreeNode, readonly TreeNode[]>()
  private readonly items: readonly object[]
  private readonly fields: TreeFields
  private readonly loads: Loads
  private readonly keyOptions: KeyOptions
  private isComplete = false

  constructor(items: readonly object[], fields: TreeFields, loads: Loads) {
    this.items = items
    this.fields = fields
    this.loads = loads
    this.keyOptions = {
      componentName: 'Tree',
      valueKey: fields.valueKey,
      taken: this.byKey,
      advice: `Give each item its own "${fields.valueKey}", or pass getKey.`,
    }
    this.roots = this.make(undefined, items)
  }

  /** The child items of a node, or the root items. */
  itemsIn(parent: TreeNode | undefined): readonly object[] {
    if (!parent) return this.items
    return childItems(parent.item, this.loads.get(parent.key)) ?? []
  }

  childrenOf(node: TreeNode): readonly TreeNode[] {
    if (!node.canToggle || node.isWaiting) return none
    let made = this.children.get(node)
    if (!made) this.children.set(node, (made = this.make(node, this.itemsIn(node))))
    return made
  }

  /** Finds a node by its key, at any depth. */
  find(key: string): TreeNode | undefined {
    const found = this.byKey.get(key)
    if (found || this.isComplete) return found
    this.all()
    return this.byKey.get(key)
  }

  /** All nodes whose parents are loaded, from top to bottom. */
  all(): TreeNode[] {
    const nodes = this.walk(() => true)
    this.isComplete = true
    return nodes
  }

  /** The visible rows: the root nodes and the children of expanded nodes. */
  rows(expanded: ReadonlySet<string>): TreeNode[] {
    return this.walk((node) => expanded.has(node.key))
  }

  /** All descendants of a node. */
  below(node: TreeNode): TreeNode[] {
    return this.walk(() => true, this.childrenOf(node))
  }

  loadOf(node: TreeNode): Load['state'] | undefined {
    return this.loads.get(node.key)?.state
  }

  private walk(enters: (node: TreeNode) => boolean, from = this.roots): TreeNode[] {
    const rows: TreeNode[] = []
    // No recursion: a chain of ten thousand folders would overflow the stack.
    const waiting = [...from].reverse()
    while (waiting.length > 0) {
      const node = waiting.pop()!
      rows.push(node)
      if (!node.canToggle || !enters(node)) continue
      if (this.loadOf(node) === 'failed') rows.push(failedBelow(node))
      const children = this.childrenOf(node)
      for (let index = children.length - 1; index >= 0; index--) waiting.push(children[index]!)
    }
    return rows
  }

  private make(parent: TreeNode | undefined, items: readonly object[]): readonly TreeNode[] {
    const siblings: TreeNode[] = []
    items.forEach((item, index) => {
      if (!isItem(item)) return
      if (isWithinItself(item, parent)) {
        warn(
          'Tree',
          `the item "${itemLabel(item, this.fields.labelKey)}" contains itself, so it is left out of itself. Give each item its own children.`,
        )
        return
      }
      siblings.push(this.toNode(item, index, parent, siblings))
    })
    return siblings
  }

  private toNode(item: object, index: number, parent: TreeNode | undefined, siblings: readonly TreeNode[]): TreeNode {
    const path = parent ? `${parent.key}.${index}` : String(index)
    const { label, disabled } = normalizeItem(item, this.fields.labelKey)
    const { key, value } = normalizeKey(ownKey(item, this.fields) ?? path, path, this.keyOptions)
    const { children, hasChildren } = item as ItemFields
    const known = childItems(item, this.loads.get(key))
    const isLazy =
      typeof children === 'function' || (children === undefined && hasChildren === true && this.fields.canLoad)
    const node: TreeNode = {
      type: 'item',
      key,
      value,
      item,
      index: siblings.length,
      level: (parent?.level ?? 0) + 1,
      parent,
      siblings,
      label,
      disabled,
      isParent: known !== undefined || isLazy || hasChildren === true,
      canToggle: known ? known.length > 0 : isLazy,
      isWaiting: !known && isLazy,
    }
    this.byKey.set(key, node)
    return node
  }
}

const none: readonly TreeNode[] = []

function failedBelow(parent: TreeNode): TreeNode {
  return {
    type: 'failed',
    key: parent.key + FAILED,
    value: parent.key + FAILED,
    item: parent.item,
    index: 0,
    level: parent.level + 1,
    parent,
    siblings: none,
    label: '',
    disabled: false,
    isParent: false,
    canToggle: false,
    isWaiting: false,
  }
}

function isItem(item: unknown): item is object {
  if (typeof item === 'object' && item !== null) return true
  warn('Tree', `an item is ${String(item)}, so it is left out. Items are objects with a label.`)
  return false
}

function isWithinItself(item: object, parent: TreeNode | undefined): boolean {
  for (let ancestor = parent; ancestor; ancestor = ancestor.parent) {
    if (ancestor.item === item) return true
  }
  return false
}

/** The key of an item that does not depend on its position, if it has one. */
export function ownKey(
  item: object,
  { getKey, valueKey }: Pick<TreeFields, 'getKey' | 'valueKey'>,
): TreeKey | undefined {
  const given = getKey?.(item)
  return isKey(given) ? given : findKey(item, valueKey)
}

function childItems(item: object, load: Load | undefined): readonly object[] | undefined {
  const { children } = item as ItemFields
  if (Array.isArray(children)) return children as readonly object[]
  return load?.state === 'done' ? load.items : undefined
}

/** The keys of the items with `defaultExpanded`. */
export function findExpanded(items: readonly object[], fields: TreeFields, at = ''): TreeKey[] {
  const keys: TreeKey[] = []
  const seen = new Set<readonly object[]>()
  const waiting: [list: readonly object[], place: string][] = [[items, at]]
  while (waiting.length > 0) {
    const [list, place] = waiting.pop()!
    // Skip lists that were visited: a list that contains itself would never end.
    if (seen.has(list)) continue
    seen.add(list)
    list.forEach((item, index) => {
      if (typeof item !== 'object' || item === null) return
      const { children, defaultExpanded } = item as ItemFields
      const isOpen = defaultExpanded === true
      if (!isOpen && !Array.isArray(children)) return
      const key = ownKey(item, fields) ?? `${place}${index}`
      if (isOpen) keys.push(key)
      if (Array.isArray(children)) waiting.push([children as readonly object[], `${key}.`])
    })
  }
  return keys
}
