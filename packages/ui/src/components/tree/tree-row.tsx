'use client'

import type { ReactNode } from 'react'
import { chevronDown as chevronDownRole } from '../../icons/chevronDown.ts'
import { folder as folderRole } from '../../icons/folder.ts'
import { folderOpen as folderOpenRole } from '../../icons/folderOpen.ts'
import { loading as loadingRole } from '../../icons/loading.ts'
import { reload as reloadRole } from '../../icons/reload.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { fillSlot, roleIcon } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { itemClasses } from '../../system/item-classes.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { tree as texts } from '../../locale/en.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { treeTheme } from '../../theme/tree.ts'
import type { TreeItem, TreeProps, TreeSlotArgs } from '../Tree.tsx'
import type { TreeNode } from './nodes.ts'
import type { TreeDrag } from './use-tree-drag.ts'
import type { TreeState } from './use-tree.ts'

type Part = SlotOf<typeof treeTheme>
type Args = TreeSlotArgs<TreeItem>

/** The slots with which the caller renders parts of a row. */
export type RowSlots = Pick<TreeProps, 'item' | 'itemLabel' | 'itemLeading' | 'itemTrailing' | 'itemWrapper'>

/** What all rows of a tree share. */
export interface RowsView
  extends RowSlots, Pick<TreeProps, 'checkbox' | 'collapsedIcon' | 'expandedIcon' | 'trailingIcon'> {
  tree: TreeState
  drag: TreeDrag
  frond: FrondContextValue
  classes: Classes<Part>
  draggable: unknown
  multiple: boolean
  /** Whether rows are checked instead of selected. */
  ticks: boolean
  /** Whether the rows are one list instead of nested lists. */
  flat: boolean
  messages: typeof texts
}

const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'

/** The treeitem element of a node. */
export function treeRow(view: RowsView, node: TreeNode): ReactNode {
  const { tree, drag, flat, ticks, itemWrapper } = view
  const args = toArgs(view, node)
  const isItem = node.type === 'item'
  const isActive = tree.activeRow !== undefined && node === tree.rows[tree.activeRow]
  const canDrag = view.draggable !== false && tree.canDrag(node)
  const isWrapped = isItem && itemWrapper !== undefined
  return (
    <div
      role="treeitem"
      tabIndex={isActive ? 0 : -1}
      aria-level={node.level}
      aria-setsize={flat ? Math.max(1, node.siblings.length) : undefined}
      aria-posinset={flat ? node.index + 1 : undefined}
      aria-expanded={node.canToggle ? args.expanded : undefined}
      aria-checked={ticks && isItem ? (args.selected ? true : args.indeterminate ? 'mixed' : false) : undefined}
      aria-selected={ticks || !isItem ? undefined : args.selected}
      aria-disabled={args.disabled || undefined}
      aria-busy={args.loading || undefined}
      aria-keyshortcuts={canDrag && isActive ? MOVE_KEYS : undefined}
      data-key={node.key}
      data-selected={args.selected ? '' : undefined}
      data-indeterminate={args.indeterminate ? '' : undefined}
      data-failed={isItem ? undefined : ''}
      data-dragging={drag.dragged === node.key ? '' : undefined}
      data-drop={drag.drop?.key === node.key ? drag.drop.position : undefined}
      draggable={canDrag || undefined}
      className={isWrapped ? args.ui.wrapper : args.ui.link}
      data-slot={isWrapped ? 'wrapper' : 'link'}
    >
      {isWrapped ? fillSlot(itemWrapper, args) : isItem ? rowContent(view, node, args) : failedContent(view)}
    </div>
  )
}

function toArgs({ tree, classes }: RowsView, node: TreeNode): Args {
  return {
    item: node.item as TreeItem,
    index: node.index,
    level: node.level,
    expanded: tree.expanded.has(node.key),
    selected: tree.selected.has(node.key),
    indeterminate: tree.partial.has(node.key),
    disabled: tree.isDisabled(node),
    loading: tree.nodes.loadOf(node) === 'loading',
    handleSelect: () => tree.select(node),
    handleToggle: () => tree.toggle(node),
    ui: itemClasses<Part>(classes, node.item, 'link'),
  }
}

function rowContent(view: RowsView, node: TreeNode, args: Args): ReactNode {
  const { checkbox, itemLeading, itemLabel } = view
  const slot = args.item.render ?? view.item
  if (slot) return fillSlot(slot, args)
  return (
    <>
      {checkbox && <span className={args.ui.linkCheckbox} data-slot="linkCheckbox" />}
      {itemLeading === undefined ? leadingIcon(view, node, args) : fillSlot(itemLeading, args)}
      <span className={args.ui.linkLabel} data-slot="linkLabel">
        {itemLabel === undefined ? node.label : fillSlot(itemLabel, args)}
      </span>
      {trailing(view, node, args)}
    </>
  )
}

function leadingIcon({ frond, expandedIcon, collapsedIcon }: RowsView, node: TreeNode, args: Args): ReactNode {
  const folder = args.expanded
    ? (expandedIcon ?? roleIcon(frond, 'folderOpen', folderOpenRole))
    : (collapsedIcon ?? roleIcon(frond, 'folder', folderRole))
  const icon = args.item.icon ?? (node.isParent ? folder : undefined)
  return icon && <IconView name={icon} className={args.ui.linkLeadingIcon} data-slot="linkLeadingIcon" />
}

function trailing({ frond, trailingIcon, itemTrailing }: RowsView, node: TreeNode, args: Args): ReactNode {
  const chevron = node.canToggle ? (trailingIcon ?? roleIcon(frond, 'chevronDown', chevronDownRole)) : undefined
  const icon = args.loading ? roleIcon(frond, 'loading', loadingRole) : (args.item.trailingIcon ?? chevron)
  if (!icon && itemTrailing === undefined) return null
  return (
    <span
      className={args.ui.linkTrailing}
      data-slot="linkTrailing"
      data-toggle={node.canToggle && itemTrailing === undefined ? '' : undefined}
    >
      {itemTrailing === undefined && icon ? (
        <IconView name={icon} className={args.ui.linkTrailingIcon} data-slot="linkTrailingIcon" />
      ) : (
        fillSlot(itemTrailing, args)
      )}
    </span>
  )
}

/** The row below a node whose children could not be loaded. */
function failedContent({ frond, classes, messages }: RowsView): ReactNode {
  return (
    <>
      <IconView
        name={roleIcon(frond, 'reload', reloadRole)}
        className={classes.linkLeadingIcon}
        data-slot="linkLeadingIcon"
      />
      <span className={classes.linkLabel} data-slot="linkLabel">
        {messages.failed}
      </span>
    </>
  )
}
