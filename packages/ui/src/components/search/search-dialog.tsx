'use client'

import {
  createContext,
  memo,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { useColorMode } from '../../hooks/useColorMode.ts'
import { useShortcuts } from '../../hooks/useShortcuts.ts'
import { dark as darkRole } from '../../icons/dark.ts'
import { light as lightRole } from '../../icons/light.ts'
import { system as systemRole } from '../../icons/system.ts'
import { colorMode as modeEnglish } from '../../locale/en.ts'
import { useStable } from '../../primitives/list/use-stable.ts'
import type { ClassValue } from '../../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../../system/frond-context.ts'
import { messagesOf } from '../../system/messages.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { isEmptySlot, roleIcon, type Slot } from '../../system/slots.ts'
import { splitProps } from '../../system/split-props.ts'
import { useControlled } from '../../system/use-controlled.ts'
import {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteItem,
  type CommandPaletteProps,
} from '../CommandPalette.tsx'
import { Modal, type ModalProps } from '../Modal.tsx'
import { paletteKeys, type PaletteKey } from './palette-keys.ts'

export interface SearchDialogHandle {
  /** The element of the command palette, while the search is open. */
  commandPaletteRef: RefObject<HTMLDivElement | null>
}

/** The props of a search in a dialog. */
export interface SearchDialogOptions<Item extends object = CommandPaletteItem>
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
  ref?: Ref<HTMLDivElement>
  /** Gives access to the command palette. */
  handleRef?: Ref<SearchDialogHandle>
}

export const searchDialogDefaults = {
  size: 'md',
  close: true,
  input: true,
  shortcut: 'meta_k',
  searchDelay: 100,
  colorMode: true,
  fullscreen: false,
  defaultSearchTerm: '',
} as const

interface SearchDialogProps extends Omit<SearchDialogOptions, 'className' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** `data-slot` of the dialog. */
  slot: string
  classes: Classes<'modal' | 'input' | 'footer'>
  /** Texts in the language of the application. */
  messages: { readonly title: string; readonly description: string; readonly theme: string }
  open: boolean
  setOpen: (open: boolean) => void
}

const noGroups: readonly never[] = []

/** A command palette in a dialog that a shortcut opens. Choosing an item closes it and clears the search term. */
export function SearchDialog(props: SearchDialogProps) {
  const frond = useFrond()
  const [palette, rest] = splitProps(props, paletteKeys)
  const {
    slot,
    classes,
    messages,
    open,
    setOpen,
    shortcut,
    colorMode = false,
    renderContent,
    handleRef,
    ...modal
  } = rest

  const [searchTerm, setOwnTerm] = useControlled(palette.searchTerm, palette.defaultSearchTerm ?? '')
  const setSearchTerm = (next: string) => {
    setOwnTerm(next)
    palette.onSearchTermChange?.(next)
  }
  const choose: CommandPaletteProps['onValueChange'] = (value, item) => {
    palette.onValueChange?.(value, item)
    setOpen(false)
    if (searchTerm !== '') setSearchTerm('')
  }
  useShortcuts(shortcut ? { [shortcut]: { usingInput: true, handler: () => setOpen(!open) } } : {})

  const paletteRef = useRef<HTMLDivElement>(null)
  useImperativeHandle(handleRef, () => ({ commandPaletteRef: paletteRef }), [])
  const modeGroup = useModeGroup(frond, colorMode, messages.theme)
  const groups = useJoined(palette.groups, modeGroup)
  const [closings, endTransition] = useClosings(open, modal)
  const { onAfterLeave, ...actions } = useActions({
    onSearchTermChange: setSearchTerm,
    onValueChange: choose,
    onOpenChange: setOpen,
    onAfterLeave() {
      modal.onAfterLeave?.()
      endTransition()
    },
  })
  const ui = useStable({ input: classes.input, footer: classes.footer })

  return (
    <PaletteContext
      value={
        <SearchPalette
          key={closings}
          {...palette}
          {...actions}
          ref={paletteRef}
          groups={groups}
          searchTerm={searchTerm}
          ui={ui}
        />
      }
    >
      <Frame
        title={messages.title}
        description={messages.description}
        data-slot={slot}
        {...modal}
        className={classes.modal}
        open={open}
        onOpenChange={actions.onOpenChange}
        onAfterLeave={onAfterLeave}
        renderContent={isEmptySlot(renderContent) ? paletteOutlet : renderContent}
      />
    </PaletteContext>
  )
}

/** Memoized, because the props of the dialog stay the same while the user types. */
const Frame = memo(Modal)

/** Passes the palette through the dialog, so that typing renders the palette and not the dialog around it. */
const PaletteContext = createContext<ReactNode>(null)

function PaletteOutlet() {
  return useContext(PaletteContext)
}

const paletteOutlet = <PaletteOutlet />

/** Memoized, so that opening a dialog that stays in the DOM does not render all items again. */
const SearchPalette = memo(function SearchPalette(props: CommandPaletteProps) {
  return <CommandPalette {...props} className="max-h-none" />
})

/**
 * A number that changes on closing if the palette stays in the DOM. As its key, it resets the highlighted item and the scroll
 * position. Without a transition it changes at once, because a hidden palette cannot measure its rows before it opens again.
 * Otherwise it changes when the function is called at the end of the transition.
 */
function useClosings(
  open: boolean,
  { transition = true, unmountOnHide = true }: Pick<ModalProps, 'transition' | 'unmountOnHide'>,
): [closings: number, endTransition: () => void] {
  const [wasOpen, setWasOpen] = useState(open)
  const [closings, setClosings] = useState(0)
  const reset = () => setClosings((count) => count + 1)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (!open && !unmountOnHide && !transition) reset()
  }
  return [
    closings,
    () => {
      if (!unmountOnHide && transition) reset()
    },
  ]
}

/** Returns the same list as long as both parts are the same. */
function useJoined(
  groups: readonly CommandPaletteGroup[] = noGroups,
  last?: CommandPaletteGroup,
): readonly CommandPaletteGroup[] {
  return useMemo(() => (last ? [...groups, last] : groups), [groups, last])
}

type Actions = Required<
  Pick<CommandPaletteProps, 'onSearchTermChange' | 'onValueChange' | 'onOpenChange'> & Pick<ModalProps, 'onAfterLeave'>
>

/** Returns the same functions in each render. They call the latest ones. */
function useActions(actions: Actions): Actions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState<Actions>(() => ({
    onSearchTermChange: (searchTerm) => latest.current.onSearchTermChange(searchTerm),
    onValueChange: (value, item) => latest.current.onValueChange(value, item),
    onOpenChange: (open) => latest.current.onOpenChange(open),
    onAfterLeave: () => latest.current.onAfterLeave(),
  }))
  return stable
}

/** The items that change the color mode, unless the page forces a mode. */
function useModeGroup(frond: FrondContextValue, isWanted: boolean, label: string): CommandPaletteGroup | undefined {
  const { preference, forced, setPreference } = useColorMode()
  const isShown = isWanted && !forced
  return useMemo(() => {
    if (!isShown) return undefined
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
  }, [isShown, frond, label, preference, setPreference])
}
