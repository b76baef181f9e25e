import type { ReactNode } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { IconPlaces } from '../../system/slots.ts'
import type { ButtonProps } from '../Button.tsx'
import { trailingSide } from '../field/icon-sides.tsx'
import type { IconValue } from '../Icon.tsx'
import { clearButton } from '../list/clear-button.tsx'
import type { InputMenuState } from './use-input-menu.ts'

type TrailingPart =
  | 'leadingAvatar'
  | 'leadingAvatarSize'
  | 'leadingIcon'
  | 'trailing'
  | 'trailingClear'
  | 'trailingIcon'

interface TrailingOptions {
  frond: FrondContextValue
  menu: Pick<InputMenuState, 'clearValue' | 'popup' | 'toggle'>
  options: { clear?: boolean | ButtonProps; clearIcon?: IconValue; size: string }
  messages: { clear: string; open: string }
  icons: IconPlaces
  classes: Classes<TrailingPart>
  disabled: boolean | undefined
  isClearable: boolean
  /** What the caller renders at the end of the field. `undefined` for the toggle button. */
  content: ReactNode
}

/** The end of the field: the clear button, else the content of the caller, else the button that opens the list. */
export function trailingPart(part: TrailingOptions): ReactNode {
  const { frond, menu, options, messages, classes, isClearable, content } = part
  if (!isClearable && content === undefined) return toggleButton(part)
  return (
    <span className={classes.trailing} data-slot="trailing">
      {isClearable
        ? clearButton({
            frond,
            clear: options.clear,
            icon: options.clearIcon,
            size: options.size,
            label: messages.clear,
            className: classes.trailingClear,
            onClear: menu.clearValue,
          })
        : content}
    </span>
  )
}

/** The button that opens and closes the list. The Tab key skips it: the input has keys for that. */
function toggleButton({ menu, messages, icons, classes, disabled }: TrailingOptions): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={disabled}
      aria-label={messages.open}
      aria-expanded={menu.popup.open}
      className={classes.trailing}
      data-slot="trailing"
      // The press must not move the focus out of the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={menu.toggle}
    >
      {trailingSide(undefined, icons, classes)}
    </button>
  )
}
