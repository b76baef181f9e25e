'use client'

import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react'
import { blockScroll } from '../../primitives/menu/block-scroll.ts'
import { hasChildren, type MenuStart } from '../../primitives/menu/menu-model.ts'
import { useMenuLevel, type MenuLevelState } from '../../primitives/menu/use-menu-level.ts'
import type { Submenu } from '../../primitives/menu/use-submenu.ts'
import type { Layer } from '../../primitives/popup/layers.ts'
import type { PopupAnchor, PopupPlacement } from '../../primitives/popup/place-popup.ts'
import { Popup } from '../../primitives/popup/popup.tsx'
import { joinProps, joinRefs } from '../../system/render-element.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { fillSlot, isEmptySlot } from '../../system/slots.ts'
import { useControlled } from '../../system/use-controlled.ts'
import { warn } from '../../system/warn.ts'
import { filterGroups, isChoice, toGroups, type MenuEntry } from './menu-groups.ts'
import type { MenuBody } from './menu-item.tsx'
import { MenuList, MenuSearchField, NoMatch } from './menu-list.tsx'
import type { MenuFilterOptions, MenuItem, MenuItems } from './menu-types.ts'

interface MenuLevelProps extends MenuFilterOptions {
  body: MenuBody
  items: MenuItems<MenuItem>
  /** Id of the menu. */
  id: string
  open: boolean
  /** Called after the closing animation. */
  onGone: () => void
  /** Closes this menu and returns focus to the element it opened from. */
  onClose: () => void
  /** Closes this menu and all menus it opened from. */
  onCloseAll: () => void
  /** Called when the menu closes while focus is inside. */
  onReturnFocus: () => void
  start: MenuStart
  anchor: RefObject<PopupAnchor | null>
  placement: PopupPlacement
  /** The accessible name of the menu. */
  labels: Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'aria-labelledby'>
  classes: Classes<string>
  attributes?: Record<string, unknown>
  /** The layer of the menu that a submenu opened from. */
  parentLayer?: Layer | undefined
  /** Called when the pointer enters the menu. */
  onPointerEnter?: () => void
  arrow?: boolean | object
  before?: ReactNode
  modal?: boolean
  popupRef?: Ref<HTMLDivElement>
}

const submenuPlacement = { side: 'inline-end', align: 'start', sideOffset: 4, alignOffset: -4 } as const

/** One menu, and the submenu that is open in it. */
export function MenuLevel(props: MenuLevelProps) {
  const { body, id, open, onClose, onCloseAll, onReturnFocus, classes, arrow, filter, modal } = props
  const { componentName, frond } = body
  const { contentTop, contentBottom, portal } = body.props
  const isSubmenu = props.parentLayer !== undefined

  const { term, setTerm, groups, choices } = useMenuGroups(props)
  const hasOtherContent = !isEmptySlot(contentTop) || !isEmptySlot(contentBottom)
  if (groups.length === 0 && !filter && !hasOtherContent)
    warn(componentName, 'the menu has no items. Pass items, or set disabled to keep the menu closed.')

  const level = useMenuLevel({
    open,
    start: props.start,
    choices,
    isSubmenu,
    term: filter ? term : undefined,
    onChoose: ({ item }) => selectItem(item) && onCloseAll(),
    onClose,
    onCloseAll,
    onReturnFocus,
  })
  const { refs, submenus } = level
  const { submenu } = submenus
  const submenuId = `${id}s${submenu?.index ?? ''}`

  return (
    <>
      <Popup
        componentName={componentName}
        frond={frond}
        open={open}
        onGone={props.onGone}
        onDismiss={(reason) => (reason === 'escape-key' || isSubmenu ? onClose() : onCloseAll())}
        anchor={props.anchor}
        placement={props.placement}
        target={portal}
        parentLayer={props.parentLayer}
        layerRef={refs.layer}
        onPlaced={() => {
          if (modal && refs.popup.current) blockScroll(refs.popup.current)
          level.onPlaced()
        }}
        before={props.before}
        {...joinProps({ ...level.handlers, onPointerEnter: props.onPointerEnter }, props.attributes ?? {})}
        className={classes.content}
        data-slot={isSubmenu ? 'content' : body.slot}
        ref={joinRefs(refs.popup, props.popupRef)}
      >
        {fillSlot(contentTop, { sub: isSubmenu })}
        {filter && (
          <MenuSearchField
            frond={frond}
            field={filter}
            menuId={id}
            className={classes.input}
            term={term}
            onTermChange={(next) => {
              setTerm(next)
              submenus.close()
            }}
            ref={refs.field}
          />
        )}
        {groups.length > 0 && (
          <MenuList
            body={body}
            groups={groups}
            id={id}
            tabIndex={hasOtherContent && !filter ? 0 : -1}
            labels={props.labels}
            classes={classes}
            hasItemIds={Boolean(filter)}
            openSubmenu={submenu?.open ? { index: submenu.index, id: submenuId } : undefined}
            ref={refs.viewport}
          />
        )}
        {filter && groups.length === 0 && <NoMatch body={body} className={classes.empty} term={term} />}
        {fillSlot(contentBottom, { sub: isSubmenu })}
        {arrow && (
          <div aria-hidden {...(arrow === true ? undefined : arrow)} className={classes.arrow} data-slot="arrow" />
        )}
      </Popup>
      {submenu && refs.layer.current && (
        <SubmenuLevel
          key={submenu.index}
          parent={props}
          level={level}
          submenu={submenu}
          entry={choices[submenu.index]}
          id={submenuId}
          layer={refs.layer.current}
        />
      )}
    </>
  )
}

/** The search term of a menu, and the items that match it. */
function useMenuGroups(props: MenuLevelProps) {
  const { items, filter, ignoreFilter } = props
  const { labelKey } = props.body.props
  const [term, setOwnTerm] = useControlled(props.searchTerm, props.defaultSearchTerm ?? '')
  const all = toGroups(items, labelKey)
  const groups = filter && !ignoreFilter ? filterGroups(all, term, props.filterFields ?? [labelKey]) : all
  return {
    term,
    setTerm(next: string): void {
      setOwnTerm(next)
      props.onSearchTermChange?.(next)
    },
    groups,
    choices: groups.flatMap((group) => group.filter(isChoice)),
  }
}

interface SubmenuLevelProps {
  /** The props of the menu it opened from. */
  parent: MenuLevelProps
  level: Pick<MenuLevelState, 'refs' | 'submenus' | 'restoreFocus'>
  submenu: Submenu
  /** The item it opened from. */
  entry: MenuEntry | undefined
  id: string
  /** The layer of the menu it opened from. */
  layer: Layer
}

function SubmenuLevel({ parent, level, submenu, entry, id, layer }: SubmenuLevelProps) {
  const { body, open, onCloseAll, onReturnFocus, modal } = parent
  const { refs, submenus, restoreFocus } = level
  if (!entry || !hasChildren(entry.item)) return null
  const { item, label } = entry
  return (
    <MenuLevel
      body={body}
      items={item.children}
      id={id}
      open={open && submenu.open}
      onGone={submenus.remove}
      onClose={() => {
        submenus.close()
        restoreFocus()
      }}
      onCloseAll={onCloseAll}
      onReturnFocus={open ? restoreFocus : onReturnFocus}
      // The pointer has reached the submenu. An item that it crossed on the way must not close it.
      onPointerEnter={submenus.cancelDelay}
      start={submenu.start}
      anchor={submenu.anchor}
      placement={{ ...submenuPlacement, ...item.content }}
      labels={{ 'aria-label': label || undefined }}
      classes={body.classes}
      parentLayer={layer}
      modal={modal}
      popupRef={refs.submenuPopup}
      filter={item.filter}
      filterFields={item.filterFields ?? body.props.filterFields}
      ignoreFilter={item.ignoreFilter}
    />
  )
}

/** Calls the handlers of a chosen item. Returns `false` if the item keeps the menu open. */
function selectItem(item: MenuItem): boolean {
  const selection = new Event('select', { cancelable: true })
  if (item.type === 'checkbox') item.onCheckedChange?.(!item.checked)
  else if (item.type === 'radio') item.onCheckedChange?.(true)
  item.onSelect?.(selection)
  return !selection.defaultPrevented
}
