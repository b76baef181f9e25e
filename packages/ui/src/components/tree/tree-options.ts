import type { WithDefaults } from '../../system/resolve-props.ts'
import type { TreeItem, TreeProps } from '../Tree.tsx'
import type { TreeKey } from './nodes.ts'
import type { TreeOptions } from './use-tree.ts'

/** Props of a tree that have a default. */
type DefaultedProp =
  | 'bubbleSelect'
  | 'checkbox'
  | 'color'
  | 'disabled'
  | 'draggable'
  | 'labelKey'
  | 'nested'
  | 'propagateSelect'
  | 'size'
  | 'valueKey'
  | 'virtualize'

/** The props after defaults are applied. Items are only read by field name, so their type does not matter. */
export type ResolvedTreeProps = WithDefaults<
  TreeProps<TreeItem, string, boolean, TreeKey>,
  Record<DefaultedProp, unknown>
>

const noItems: readonly never[] = []

/** Separates the props that `useTree` reads from all others. */
export function splitTreeProps(props: ResolvedTreeProps) {
  const {
    items = noItems,
    getKey,
    valueKey,
    labelKey,
    value,
    defaultValue,
    onValueChange,
    expanded,
    defaultExpanded,
    onExpandedChange,
    multiple = false,
    selectionBehavior = multiple ? 'toggle' : 'replace',
    loadChildren,
    canMove,
    onMove,
    onSelect,
    onToggle,
    ...rest
  } = props
  const options: Omit<TreeOptions, 'announce' | 'root'> = {
    items,
    fields: { valueKey, labelKey, getKey, canLoad: loadChildren !== undefined },
    value,
    defaultValue,
    onValueChange,
    expanded,
    defaultExpanded,
    onExpandedChange,
    multiple,
    replaces: selectionBehavior === 'replace',
    propagate: rest.propagateSelect,
    bubble: rest.bubbleSelect,
    disabled: rest.disabled,
    opensOnPress: !rest.checkbox,
    onSelect,
    onToggle,
    loadChildren,
    draggable: rest.draggable,
    canMove,
    onMove,
  }
  return { options, rest }
}
