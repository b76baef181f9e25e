import type { ReactNode, RefObject } from 'react'
import { close as closeRole } from '../../icons/close.ts'
import { menu as menuRole } from '../../icons/menu.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { joinRefs } from '../../system/render-element.ts'
import { addClass } from '../../system/resolve-classes.ts'
import { roleIcon } from '../../system/slots.ts'
import { Button, type ButtonProps } from '../Button.tsx'

interface ToggleOptions {
  open: boolean
  toggle: () => void
  /** Loads the code of the menu, before it is needed. */
  preload: () => void
  /** Set to the button in the header, which gets the focus when the menu closes. */
  opener: RefObject<HTMLElement | null>
  messages: { readonly open: string; readonly close: string }
  className: string
  /** Props of the caller. */
  own: ButtonProps | undefined
}

/** The button in the header that opens the menu, or the one inside the menu that closes it. */
export function toggleButton(frond: FrondContextValue, options: ToggleOptions, isInMenu: boolean): ReactNode {
  const { open, toggle, preload, opener, messages, className, own } = options
  return (
    <Button
      color="neutral"
      variant="ghost"
      icon={open ? roleIcon(frond, 'close', closeRole) : roleIcon(frond, 'menu', menuRole)}
      aria-label={open ? messages.close : messages.open}
      aria-expanded={isInMenu ? undefined : open}
      aria-haspopup={isInMenu ? undefined : 'dialog'}
      data-slot="toggle"
      {...own}
      ref={isInMenu ? own?.ref : joinRefs(opener, own?.ref)}
      className={addClass(className, own?.className)}
      onPointerEnter={(event) => {
        own?.onPointerEnter?.(event)
        preload()
      }}
      onFocus={(event) => {
        own?.onFocus?.(event)
        preload()
      }}
      onClick={(event) => {
        const result = own?.onClick?.(event)
        if (event.defaultPrevented) return result
        // Safari does not focus a pressed button. The menu returns the focus to the element that has it when it opens.
        if (!isInMenu) event.currentTarget.focus({ preventScroll: true })
        toggle()
        return result
      }}
    />
  )
}
