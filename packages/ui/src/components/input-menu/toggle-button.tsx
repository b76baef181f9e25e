import type { ReactNode } from 'react'
import type { Classes } from '../../system/resolve-classes.ts'
import type { IconPlaces } from '../../system/slots.ts'
import { trailingSide } from '../field/icon-sides.tsx'

interface ToggleButtonOptions {
  icons: IconPlaces
  classes: Classes<'leadingAvatar' | 'leadingAvatarSize' | 'leadingIcon' | 'trailing' | 'trailingIcon'>
  disabled: boolean | undefined
  label: string
  open: boolean
  onToggle: () => void
}

/** The button at the end of the field that opens and closes the list. The Tab key skips it: the input has keys for that. */
export function toggleButton({ icons, classes, disabled, label, open, onToggle }: ToggleButtonOptions): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={disabled}
      aria-label={label}
      aria-expanded={open}
      className={classes.trailing}
      data-slot="trailing"
      // The press must not move the focus out of the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      {trailingSide(undefined, icons, classes)}
    </button>
  )
}
