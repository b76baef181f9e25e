'use client'

import { useMemo } from 'react'
import { search as searchRole } from '../../icons/search.ts'
import type { commandPalette } from '../../locale/en.ts'
import { inControl } from '../../primitives/form/field.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { roleIcon } from '../../system/slots.ts'
import { SearchField } from '../list/search-field.tsx'
import { backButton, closeButton } from './palette-buttons.tsx'
import type { CommandPalettePart } from './palette-types.ts'
import type { Palette, PaletteProps } from './use-palette.ts'

interface PaletteSearchProps {
  palette: Palette
  props: PaletteProps
  frond: FrondContextValue
  classes: Classes<CommandPalettePart>
  messages: typeof commandPalette
}

/** The search field of a palette, with the back button and the close button. */
export function PaletteSearch({ palette, props, frond, classes, messages }: PaletteSearchProps) {
  const { icon, trailingIcon, close, closeIcon, onOpenChange, renderClose, size, back, renderBack, input } = props
  const { opened } = palette
  const label = props['aria-label']
  // Memoized, so that typing a letter does not render the close button again.
  const trailing = useMemo(
    () =>
      closeButton({ close, closeIcon, onOpenChange, renderClose, size, trailingIcon }, { frond, classes, messages }),
    [close, closeIcon, onOpenChange, renderClose, size, trailingIcon, frond, classes, messages],
  )
  return inControl(
    frond,
    <SearchField
      own={{
        icon: icon === false ? undefined : (icon ?? roleIcon(frond, 'search', searchRole)),
        loading: props.loading,
        loadingIcon: props.loadingIcon,
        ...(opened && (back || renderBack !== undefined)
          ? {
              renderLeading: backButton(props, { frond, classes, messages }, palette.goBack),
              trailing: true,
              icon: trailingIcon,
            }
          : { trailingIcon }),
        ...trailing,
        ...(label !== undefined && { 'aria-label': label }),
        ...(typeof input === 'object' ? input : undefined),
      }}
      size={size}
      placeholder={opened?.placeholder ?? props.placeholder ?? messages.placeholder}
      className={classes.input}
      disabled={props.disabled}
      controls={palette.list.id}
      term={palette.term}
      onTermChange={palette.changeTerm}
      onKey={palette.handleKey}
      input={palette.search}
    />,
  )
}
