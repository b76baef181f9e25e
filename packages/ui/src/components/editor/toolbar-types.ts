import type { ReactNode } from 'react'
import type { LinkOptions } from '../../system/links/link-props.ts'
import type { ButtonProps } from '../Button.tsx'
import type { DropdownMenuItem, DropdownMenuProps } from '../DropdownMenu.tsx'
import type { TooltipProps } from '../Tooltip.tsx'
import type { EditorCommand } from './editor-commands.ts'

/** An item of the menu of a toolbar button. */
export interface EditorToolbarMenuItem extends Omit<DropdownMenuItem, keyof EditorCommand>, EditorCommand {}

/** A button of a toolbar. Its `kind` names the command that it runs. */
export interface EditorToolbarItem
  extends EditorCommand, Omit<ButtonProps, keyof LinkOptions | keyof EditorCommand | 'render'> {
  /** Disables the button. @default if the command cannot run */
  disabled?: boolean
  /** Text of a tooltip, or its props. It also names a button without label. */
  tooltip?: string | TooltipProps
  /** Items of a menu that the button opens, or groups of items. */
  items?: readonly EditorToolbarMenuItem[] | readonly (readonly EditorToolbarMenuItem[])[]
  /** Props of that menu. */
  menu?: Omit<DropdownMenuProps<EditorToolbarMenuItem>, 'items' | 'children'>
  /** Replaces the button. */
  render?: (args: EditorToolbarItemArgs) => ReactNode
}

/** Arguments of the functions that render an item. */
export interface EditorToolbarItemArgs {
  item: EditorToolbarItem
  /** Whether the selection has what the command adds. */
  isActive: boolean
  /** Whether the command cannot run now. */
  isDisabled: boolean
  /** Runs the command. */
  onClick: () => void
}

/** One list of items, or a list of groups with a separator between them. */
export type EditorToolbarItems = readonly EditorToolbarItem[] | readonly (readonly EditorToolbarItem[])[]
