'use client'

import { useSearchOpen } from '../hooks/content-search/search-open.ts'
import { contentSearchButton as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { contentSearchButtonTheme } from '../theme/content-search-button.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { searchButton, searchButtonDefaults, type SearchButtonOptions } from './search/search-button.tsx'

export interface ContentSearchButtonProps extends SearchButtonOptions {
  /** Shows only the icon. The label becomes its name for screen readers. @default true */
  collapsed?: boolean
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof contentSearchButtonTheme>]?: ClassValue }
}

const defaults = { ...searchButtonDefaults, collapsed: true } as const

/** A button that opens the search of the site. */
export function ContentSearchButton(ownProps: ContentSearchButtonProps) {
  const frond = useFrond()
  const messages = messagesOf(frond, 'contentSearchButton', english)
  const [open, setOpen] = useSearchOpen(frond)
  const { className, ui, ...props } = resolveProps(frond, contentSearchButtonTheme, defaults, ownProps)

  return searchButton(frond, {
    slot: 'content-search-button',
    props: { ...props, label: props.label ?? messages.label },
    classes: resolveClasses(frond, contentSearchButtonTheme, { collapsed: props.collapsed }, ui, className),
    open,
    toggle: () => setOpen(!open),
  })
}
