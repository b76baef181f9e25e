'use client'

import type { Editor } from '@tiptap/core'
import type { ReactElement, ReactNode } from 'react'
import { chevronDown } from '../../icons/chevronDown.ts'
import { useFrond } from '../../system/frond-context.ts'
import { splitProps } from '../../system/split-props.ts'
import { fillSlot, roleIcon, type Slot } from '../../system/slots.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import { DropdownMenu } from '../DropdownMenu.tsx'
import { Tooltip } from '../Tooltip.tsx'
import { commandKeys, commandState, findHandler, type CommandState, type EditorCommand } from './editor-commands.ts'
import type { EditorToolbarItem, EditorToolbarItemArgs, EditorToolbarMenuItem } from './toolbar-types.ts'

/** What a toolbar shows for an item, and for the items of its menu. */
export interface ToolbarItemState extends CommandState {
  items: readonly (readonly CommandState[])[]
}

export function toolbarItemState(editor: Editor | null, item: EditorToolbarItem): ToolbarItemState {
  const items = toGroups(item.items).map((group) => group.map((inner) => commandState(editor, inner)))
  const own = commandState(editor, item)
  if (items.length === 0) return { ...own, items }
  return { active: items.flat().some(({ active }) => active), disabled: editor?.isEditable === false, items }
}

/** Looks that all buttons of a toolbar share. */
export type ToolbarLook = Pick<ButtonProps, 'color' | 'variant' | 'activeColor' | 'activeVariant' | 'size'>

interface ToolbarButtonProps {
  editor: Editor | null
  item: EditorToolbarItem
  state: ToolbarItemState
  look: ToolbarLook
  /** Replaces all buttons. */
  slot: Slot<EditorToolbarItemArgs>
}

/** One control of a toolbar: a button with an optional tooltip or menu, or what the caller renders instead. */
export function ToolbarButton({ editor, item, state, look, slot }: ToolbarButtonProps): ReactNode {
  const frond = useFrond()
  const { active, disabled: cannotRun } = state
  const [, { tooltip, items, menu, render, disabled, ...button }] = splitProps(item, commandKeys)
  const isDisabled = disabled ?? cannotRun
  const args = { item, isActive: active ?? false, isDisabled, onClick: () => run(editor, item) }
  const replacement = render ?? slot
  if (replacement !== undefined) return fillSlot(replacement, args)

  const tooltipProps = typeof tooltip === 'string' ? { text: tooltip } : tooltip
  const isMenu = items !== undefined
  const element = (
    <Button
      {...look}
      {...(isMenu && { trailingIcon: roleIcon(frond, 'chevronDown', chevronDown) })}
      aria-label={button.label || button.children ? undefined : tooltipProps?.text}
      // A menu button is no toggle. Its items are checked instead.
      aria-pressed={isMenu ? undefined : active}
      active={args.isActive}
      {...button}
      // The focus can stay on a button that cannot run its command any more.
      aria-disabled={isDisabled || undefined}
      // A press must not move the focus, because the editor would hide its selection.
      onMouseDown={(event) => {
        button.onMouseDown?.(event)
        event.preventDefault()
      }}
      onClick={(event) => {
        if (!isMenu) args.onClick()
        return button.onClick?.(event)
      }}
    />
  )
  const named: ReactElement = tooltipProps ? <Tooltip {...tooltipProps}>{element}</Tooltip> : element
  if (!isMenu) return named
  return (
    <DropdownMenu
      modal={false}
      content={{ align: 'start' }}
      {...menu}
      disabled={isDisabled}
      items={toMenu(editor, items, state)}
    >
      {named}
    </DropdownMenu>
  )
}

/** Runs the command of an item, if it is one. */
function run(editor: Editor | null, command: EditorCommand): void {
  if (editor) findHandler(editor, command)?.execute(editor, command)
}

function toMenu(
  editor: Editor | null,
  items: NonNullable<EditorToolbarItem['items']>,
  state: ToolbarItemState,
): EditorToolbarMenuItem[][] {
  return toGroups(items).map((group, groupIndex) =>
    group.map((item, index) => {
      const { active, disabled } = state.items[groupIndex]?.[index] ?? { active: undefined, disabled: false }
      if (!item.kind) return item
      return {
        ...(active !== undefined && { type: 'checkbox' as const, checked: active }),
        disabled,
        ...item,
        onSelect(event: Event) {
          run(editor, item)
          item.onSelect?.(event)
        },
      }
    }),
  )
}

/** One list of items is one group. */
export function toGroups<Item extends object>(
  items: readonly Item[] | readonly (readonly Item[])[] | undefined,
): readonly (readonly Item[])[] {
  if (!items || items.length === 0) return []
  // The cast is safe: a list of groups begins with an array.
  return Array.isArray(items[0]) ? (items as readonly (readonly Item[])[]) : [items as readonly Item[]]
}
