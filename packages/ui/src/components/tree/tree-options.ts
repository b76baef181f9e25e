import type { ResolvedTreeProps } from '../Tree.tsx'
import type { TreeOptions } from './use-tree.ts'

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
