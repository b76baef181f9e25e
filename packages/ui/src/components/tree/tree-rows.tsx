'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
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
import type { TreeWindow } from './use-tree-window.ts'
import type { TreeState } from './use-tree.ts'

type Part = SlotOf<typeof treeTheme>
type Args = TreeSlotArgs<TreeItem>

/** What the caller draws by itself. */
export type RowSlots = Pick<TreeProps, 'item' | 'itemLabel' | 'itemLeading' | 'itemTrailing' | 'itemWrapper'>

/** What all rows of a tree share. */
interface RowsView extends RowSlots, Pick<TreeProps, 'checkbox' | 'collapsedIcon' | 'expandedIcon' | 'trailingIcon'> {
  frond: FrondContextValue
  classes: Classes<Part>
  draggable: unknown
  multiple: boolean
  /** Items are ticked rather than selected. */
  ticks: boolean
  /** The rows are one list, not lists within lists. */
  flat: boolean
  messages: typeof texts
}

/** The rows of a tree: those in sight, all in one list, or lists within lists. */
export function treeRows(tree: TreeState, drag: TreeDrag, window: TreeWindow | undefined, view: RowsView): ReactNode {
  const { rows, nodes, selected, partial, activeRow } = tree
  const { frond, classes, flat, multiple, ticks } = view
  const { checkbox, item: itemSlot, itemWrapper, itemLeading, itemLabel, itemTrailing } = view
  const active = activeRow === undefined ? undefined : rows[activeRow]

  function toArgs(node: TreeNode): Args {
    return {
      item: node.item as TreeItem,
      index: node.index,
      level: node.level,
      expanded: tree.expanded.has(node.key),
      selected: selected.has(node.key),
      indeterminate: partial.has(node.key),
      disabled: tree.isDisabled(node),
      loading: nodes.loadOf(node) === 'loading',
      handleSelect: () => tree.select(node),
      handleToggle: () => tree.toggle(node),
      ui: itemClasses<Part>(classes, node.item, 'link'),
    }
  }

  function leadingOf(node: TreeNode, args: Args): ReactNode {
    const own = (node.item as TreeItem).icon
    const folder = args.expanded
      ? (view.expandedIcon ?? roleIcon(frond, 'folderOpen', folderOpenRole))
      : (view.collapsedIcon ?? roleIcon(frond, 'folder', folderRole))
    const icon = own ?? (node.isParent ? folder : undefined)
    return icon && <IconView name={icon} className={args.ui.linkLeadingIcon} data-slot="linkLeadingIcon" />
  }

  function trailingOf(node: TreeNode, args: Args): ReactNode {
    const chevron = node.canToggle ? (view.trailingIcon ?? roleIcon(frond, 'chevronDown', chevronDownRole)) : undefined
    const icon = args.loading
      ? roleIcon(frond, 'loading', loadingRole)
      : ((node.item as TreeItem).trailingIcon ?? chevron)
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

  function content(node: TreeNode, args: Args): ReactNode {
    const own = (node.item as TreeItem).render
    if (own ?? itemSlot) return fillSlot(own ?? itemSlot, args)
    return (
      <>
        {checkbox && <span className={args.ui.linkCheckbox} data-slot="linkCheckbox" />}
        {itemLeading === undefined ? leadingOf(node, args) : fillSlot(itemLeading, args)}
        <span className={args.ui.linkLabel} data-slot="linkLabel">
          {itemLabel === undefined ? node.label : fillSlot(itemLabel, args)}
        </span>
        {trailingOf(node, args)}
      </>
    )
  }

  function row(node: TreeNode): ReactNode {
    const args = toArgs(node)
    const isItem = node.type === 'item'
    const isActive = node === active
    const state = args.selected ? true : args.indeterminate ? 'mixed' : false
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
        aria-checked={ticks && isItem ? state : undefined}
        aria-selected={ticks || !isItem ? undefined : multiple || args.selected ? args.selected : undefined}
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
        {isWrapped ? fillSlot(itemWrapper, args) : isItem ? content(node, args) : failed()}
      </div>
    )
  }

  function failed(): ReactNode {
    return (
      <>
        <IconView
          name={roleIcon(frond, 'reload', reloadRole)}
          className={classes.linkLeadingIcon}
          data-slot="linkLeadingIcon"
        />
        <span className={classes.linkLabel} data-slot="linkLabel">
          {view.messages.failed}
        </span>
      </>
    )
  }

  function flatRow(node: TreeNode): ReactNode {
    const part = node.canToggle ? 'itemWithChildren' : 'item'
    const indents: ReactNode[] = []
    for (let level = 1; level < node.level; level++) {
      indents.push(<span key={level} className={classes.indent} data-slot="indent" />)
    }
    return (
      <li key={node.key} role="none" className={classes[part]} data-slot={part}>
        {indents}
        {row(node)}
      </li>
    )
  }

  /** The rows in sight, the one the Tab key reaches, and spaces for all others. */
  function windowedRows({ start, end, offsets }: TreeWindow): ReactNode[] {
    const drawn: ReactNode[] = []
    let next = 0
    let spaces = 0
    const goTo = (index: number) => {
      if (index > next) drawn.push(<Space key={`space ${spaces++}`} height={offsets[index]! - offsets[next]!} />)
      next = index
    }
    const draw = (index: number) => {
      if (index < next) return
      goTo(index)
      drawn.push(flatRow(rows[index]!))
      next = index + 1
    }
    if (activeRow !== undefined && activeRow < start) draw(activeRow)
    for (let index = start; index < end; index++) draw(index)
    if (activeRow !== undefined && activeRow >= end) draw(activeRow)
    goTo(rows.length)
    return drawn
  }

  /** Lists within lists, from the rows that are seen. */
  function nestedRows(from: readonly TreeNode[], failedIn?: TreeNode): ReactNode {
    const list = failedIn ? [failedIn, ...from] : from
    return list.map((node) => {
      if (!node.canToggle) {
        return (
          <li key={node.key} role="none" className={classes.item} data-slot="item">
            {row(node)}
          </li>
        )
      }
      const isOpen = tree.expanded.has(node.key)
      const hasFailed = isOpen && nodes.loadOf(node) === 'failed'
      const failure = hasFailed ? rows.find((each) => each.type === 'failed' && each.parent === node) : undefined
      const children = isOpen ? nodes.childrenOf(node) : []
      return (
        <li key={node.key} role="none" className={classes.itemWithChildren} data-slot="itemWithChildren">
          {row(node)}
          {(failure || children.length > 0) && (
            <ul role="group" className={classes.listWithChildren} data-slot="listWithChildren">
              {nestedRows(children, failure)}
            </ul>
          )}
        </li>
      )
    })
  }

  if (window) return windowedRows(window)
  return flat ? rows.map(flatRow) : nestedRows(nodes.roots)
}

const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'

/** Holds the room of rows that are not drawn. Set by script, because a Content-Security-Policy may forbid style attributes. */
function Space({ height }: { height: number }) {
  const ref = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    ref.current!.style.height = `${height}px`
  }, [height])
  return <li ref={ref} aria-hidden />
}
