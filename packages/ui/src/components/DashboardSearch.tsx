'use client'

import { useContext, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react'
import { DashboardContext } from '../hooks/dashboard/dashboard-context.ts'
import { useColorMode } from '../hooks/useColorMode.ts'
import { useShortcuts } from '../hooks/useShortcuts.ts'
import { dark as darkRole } from '../icons/dark.ts'
import { light as lightRole } from '../icons/light.ts'
import { system as systemRole } from '../icons/system.ts'
import { colorMode as modeEnglish, dashboardSearch as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { dashboardSearchTheme } from '../theme/dashboard-search.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteItem,
  type CommandPaletteProps,
} from './CommandPalette.tsx'
import type { AnyGroup, CommandPaletteItemOf } from './command-palette/palette-types.ts'
import { paletteKeys, type PaletteKey } from './search/palette-keys.ts'
import { Modal, type ModalProps } from './Modal.tsx'

export interface DashboardSearchHandle {
  /** The element of the command palette, while the search is open. */
  commandPaletteRef: RefObject<HTMLDivElement | null>
}

export interface DashboardSearchProps<Item extends object = CommandPaletteItem>
  extends
    Pick<CommandPaletteProps<Item>, PaletteKey>,
    Omit<
      ModalProps,
      | PaletteKey
      | 'actions'
      | 'children'
      | 'className'
      | 'header'
      | 'renderDescription'
      | 'renderTitle'
      | 'trigger'
      | 'ui'
    > {
  /** The items, in groups. */
  groups?: readonly CommandPaletteGroup<Item>[]
  /** Shows a close button. Pass button props to customize it. @default true */
  close?: ModalProps['close']
  /** Keys that open and close the search, also while the user types. An empty text turns them off. @default 'meta_k' */
  shortcut?: string
  /** Debounces the search by this time, in ms. @default 100 */
  searchDelay?: number
  /** Adds a group with system, light and dark mode, unless the page forces a mode. @default true */
  colorMode?: boolean
  /** Name of the dialog for screen readers. @default a message in the language of the application */
  title?: string
  /** Description of the dialog for screen readers. @default a message in the language of the application */
  description?: string
  /** Fills the whole window. @default false */
  fullscreen?: boolean
  /** Replaces the command palette. */
  renderContent?: Slot<{ close: () => void }>
  /** Classes for the dialog. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof dashboardSearchTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
  /** Gives access to the command palette. */
  handleRef?: Ref<DashboardSearchHandle>
}

const defaults = {
  size: 'md',
  close: true,
  input: true,
  shortcut: 'meta_k',
  searchDelay: 100,
  colorMode: true,
  fullscreen: false,
  defaultOpen: false,
  defaultSearchTerm: '',
} as const

const noGroups: readonly never[] = []

/** A command palette in a dialog that searches the pages and actions of a dashboard. */
export function DashboardSearch<Groups extends readonly AnyGroup[]>(
  ownProps: Omit<DashboardSearchProps<CommandPaletteItemOf<Groups>>, 'groups'> & { groups?: Groups },
) {
  const frond = useFrond()
  const messages = messagesOf(frond, 'dashboardSearch', english)
  // The cast is safe: the type of the items only narrows what callers may pass and is erased here.
  const props = resolveProps(frond, dashboardSearchTheme, defaults, ownProps as unknown as DashboardSearchProps)
  const [palette, rest] = splitProps(props, paletteKeys)
  const {
    shortcut,
    colorMode,
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    renderContent,
    className,
    ui,
    handleRef,
    ...modal
  } = rest
  const classes = resolveClasses(
    frond,
    dashboardSearchTheme,
    { fullscreen: modal.fullscreen, size: palette.size },
    ui,
    className,
  )

  const [open, setOwnOpen] = useControlled(givenOpen, defaultOpen)
  const [searchTerm, setOwnTerm] = useControlled(palette.searchTerm, palette.defaultSearchTerm)
  const setSearchTerm = (next: string) => {
    setOwnTerm(next)
    palette.onSearchTermChange?.(next)
  }
  const setOpen = (next: boolean) => {
    if (next === open) return
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const choose: CommandPaletteProps['onValueChange'] = (value, item) => {
    palette.onValueChange?.(value, item)
    setOpen(false)
    if (searchTerm !== '') setSearchTerm('')
  }
  const toggle = () => setOpen(!open)
  useShortcuts(shortcut ? { [shortcut]: { usingInput: true, handler: toggle } } : {})
  useRegistration(open, toggle)

  const paletteRef = useRef<HTMLDivElement>(null)
  useImperativeHandle(handleRef, () => ({ commandPaletteRef: paletteRef }), [])
  const modeGroup = useModeGroup(frond, colorMode, messages.theme)
  const { groups = noGroups } = palette

  return (
    <Modal
      title={messages.title}
      description={messages.description}
      data-slot="dashboard-search"
      {...modal}
      className={classes.modal}
      open={open}
      onOpenChange={setOpen}
      renderContent={
        isEmptySlot(renderContent) ? (
          <CommandPalette
            {...palette}
            ref={paletteRef}
            groups={modeGroup ? [...groups, modeGroup] : groups}
            searchTerm={searchTerm}
            onSearchTermChange={setSearchTerm}
            onValueChange={choose}
            onOpenChange={setOpen}
            className="max-h-none"
            ui={{ input: classes.input }}
          />
        ) : (
          renderContent
        )
      }
    />
  )
}

/** Lets the buttons of the dashboard open the search. */
function useRegistration(open: boolean, toggle: () => void): void {
  const { register } = useContext(DashboardContext)
  const latest = useRef(toggle)
  useLayoutEffect(() => {
    latest.current = toggle
  })
  useLayoutEffect(() => register?.('search', { open, toggle: () => latest.current() }), [register, open])
}

/** The items that change the color mode, unless the page forces a mode. */
function useModeGroup(frond: FrondContextValue, isWanted: boolean, label: string): CommandPaletteGroup | undefined {
  const { preference, forced, setPreference } = useColorMode()
  if (!isWanted || forced) return undefined
  const messages = messagesOf(frond, 'colorMode', modeEnglish)
  const icons = { system: systemRole, light: lightRole, dark: darkRole }
  return {
    id: 'frond-color-mode',
    label,
    items: (['system', 'light', 'dark'] as const).map((mode) => ({
      label: messages[mode],
      icon: roleIcon(frond, mode, icons[mode]),
      active: preference === mode,
      onSelect: () => setPreference(mode),
    })),
  }
}
