'use client'

import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { focusNearRemoved, rememberPlace, rescueFocus } from '../../primitives/focus/focus-place.ts'
import { returnFocus } from '../../primitives/focus/return-focus.ts'
import type { MenuOpening, OpenMenu } from '../../primitives/menu/use-menu-opening.ts'
import type { PopupPlacement } from '../../primitives/popup/place-popup.ts'
import { splitPlacement } from '../../primitives/popup/popup-options.ts'
import { addClass } from '../../system/resolve-classes.ts'
import { blockScroll } from '../../primitives/menu/block-scroll.ts'
import { menuClasses, type MenuBody } from './menu-item.tsx'
import { MenuLevel } from './menu-level.tsx'

export interface MenuProps extends Pick<MenuBody, 'componentName' | 'frond' | 'theme' | 'slot' | 'size' | 'ui'> {
  /** The props of the component with defaults, without the props of its trigger. */
  props: MenuBody['props']
  /** Id of the menu. */
  id: string
  /** Id of the element that names the menu. */
  labelledBy: string | undefined
  menu: OpenMenu
  /** Where the menu stands, unless `content` says otherwise. */
  placement: PopupPlacement
  /** The `content` prop of the component. */
  content: (PopupPlacement & object) | undefined
  arrow?: boolean | object
}

/** The menu that a component opens. Rendered from the first opening on. */
export function Menu(options: MenuProps) {
  const { componentName, frond, theme, slot, size, ui, props, menu, placement } = options
  const { open, opening, close } = menu
  const restoreFocus = useFocusReturn(opening.returnTo)
  const {
    items = [],
    checkedIcon: _checked,
    loadingIcon: _loading,
    externalIcon: _external,
    portal: _portal,
    labelKey: _labelKey,
    descriptionKey: _descriptionKey,
    disabled: _disabled,
    modal = true,
    onOpenChange: _onOpenChange,
    item: _item,
    itemLeading: _leading,
    itemLabel: _label,
    itemDescription: _description,
    itemTrailing: _trailing,
    contentTop: _top,
    contentBottom: _bottom,
    filter,
    filterFields,
    ignoreFilter,
    searchTerm,
    defaultSearchTerm,
    onSearchTermChange,
    empty: _empty,
    className,
    ref,
    'aria-label': label,
    'aria-labelledby': labelledBy = label ? undefined : options.labelledBy,
    ...attributes
  } = props
  const classes = menuClasses(options)
  const body: MenuBody = { componentName, frond, theme, slot, props, size, ui, classes }
  const [ownPlacement, contentAttributes] = splitPlacement(options.content)

  return (
    <MenuLevel
      body={body}
      items={items}
      id={options.id}
      open={open}
      onGone={menu.leave}
      onClose={close}
      onCloseAll={close}
      onReturnFocus={restoreFocus}
      start={opening.start}
      anchor={opening.anchor}
      placement={{ ...placement, ...ownPlacement }}
      labels={{ 'aria-label': label, 'aria-labelledby': labelledBy }}
      classes={className ? { ...classes, content: addClass(classes.content, className) } : classes}
      attributes={{ ...contentAttributes, ...attributes }}
      arrow={options.arrow}
      before={modal && open && backdrop}
      modal={modal}
      popupRef={ref}
      filter={filter}
      filterFields={filterFields}
      ignoreFilter={ignoreFilter}
      searchTerm={searchTerm}
      defaultSearchTerm={defaultSearchTerm}
      onSearchTermChange={onSearchTermChange}
    />
  )
}

/**
 * Returns a function that focuses the element that opened the menu, or a neighbor if that element was removed. If the menu is
 * removed together with that element, such as with its table row, the neighbor gets the focus, too.
 */
function useFocusReturn(returnTo: MenuOpening['returnTo']): () => void {
  const origin = useRef<Element>(null)
  useLayoutEffect(() => {
    origin.current = returnTo.current
    if (origin.current) rememberPlace(origin.current)
    // After the commit, because React restores the focus that it had before.
    return () => queueMicrotask(() => rescueFocus(origin.current))
  }, [returnTo])
  return () => {
    if (returnTo.current?.isConnected) returnFocus(returnTo.current)
    else focusNearRemoved(origin.current)
  }
}

// Inline styles instead of a theme slot, because the backdrop is invisible.
const coverStyle: CSSProperties = { position: 'fixed', inset: 0, zIndex: 50 }

/** Keeps clicks and scrolling from the page behind an open modal menu. */
const backdrop: ReactNode = (
  <div aria-hidden style={coverStyle} ref={(element) => (element ? blockScroll(element) : undefined)} />
)
