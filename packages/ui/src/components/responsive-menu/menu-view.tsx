import type { ReactNode, RefObject } from 'react'
import { addClass } from '../../system/resolve-classes.ts'
import type { Slot } from '../../system/slots.ts'
import type { ModalProps } from '../Modal.tsx'
import { isLinkToThisPage } from './navigation.ts'
import type { MenuComponent, MenuMode } from './use-menu.ts'

interface MenuViewOptions {
  mode: MenuMode
  /** Props of the caller. */
  menu: ModalProps | undefined
  /** Name and description for screen readers. */
  messages: { readonly title: string; readonly description?: string }
  /** Physical side where it opens, as a slideover or drawer. @default the side of the overlay */
  side?: 'left' | 'right'
  /** Element that gets the focus on closing. @default the element that had it before */
  opener?: RefObject<HTMLElement | null>
  classes: { readonly content?: string; readonly overlay?: string }
  open: boolean
  setOpen: (open: boolean) => void
  /** Whether a link to the current page closes the menu. */
  autoClose: boolean
  children: Slot<{ close: () => void }>
}

/** The menu as a modal, slideover or drawer, once its code is loaded. */
export function menuView(Menu: MenuComponent | undefined, options: MenuViewOptions): ReactNode {
  if (!Menu) return null
  const { mode, menu, messages, side, opener, classes, open, setOpen, autoClose, children } = options
  const content = opener ? { finalFocus: opener, ...menu?.content } : menu?.content
  return (
    <Menu
      title={messages.title}
      description={messages.description}
      {...(mode === 'modal' && { fullscreen: true, transition: false })}
      {...(mode === 'slideover' && side && { side })}
      {...(mode === 'drawer' && side && { direction: side })}
      {...menu}
      content={content}
      onClick={(event) => {
        menu?.onClick?.(event)
        if (autoClose && isLinkToThisPage(event)) setOpen(false)
      }}
      ui={{
        ...menu?.ui,
        content: addClass(classes.content ?? '', menu?.ui?.content),
        overlay: addClass(classes.overlay ?? '', menu?.ui?.overlay),
      }}
      open={open}
      onOpenChange={(next) => {
        menu?.onOpenChange?.(next)
        setOpen(next)
      }}
      renderContent={children}
    />
  )
}
