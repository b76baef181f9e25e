'use client'

import { useRef, type ComponentType } from 'react'
import { fillSlot } from '../../system/slots.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { useExit } from '../../primitives/presence/use-exit.ts'
import { usePresence } from '../../primitives/presence/use-presence.ts'
import { warn } from '../../system/warn.ts'
import type { PopoverProps } from '../Popover.tsx'
import { ChildList } from './child-list.tsx'
import type { Entry } from './entries.ts'
import { Hint } from './hint.tsx'
import {
  classesOf,
  disclosure,
  isSplit,
  linkContent,
  panelId,
  Pressable,
  trailingIcon,
  type MenuBody,
} from './link-view.tsx'
import type { NavigationMenuPart } from './menu-types.ts'

/** What the items of a vertical menu have in common. */
export interface VerticalBody extends MenuBody {
  readonly popover: boolean | PopoverProps
  readonly toggle: (entry: Entry) => void
  /** Key of the item that was toggled last. Only this item is animated, not items that are open on mount. */
  readonly moved: string | undefined
  /** Loaded on demand. */
  readonly Popover: ComponentType<PopoverProps> | undefined
  /** Classes of the list in a popover. They include the color, because the popover is rendered outside of the menu. */
  readonly popupClasses: Classes<NavigationMenuPart>
}

interface ItemProps {
  body: VerticalBody
  entry: Entry
}

export function VerticalItem({ body, entry }: ItemProps) {
  const { item, index, parent } = entry
  const ui = classesOf(body, item, 'link')
  const part = parent ? 'childItem' : 'item'
  if (item.type === 'label') {
    return (
      <li className={ui[part]} data-slot={part}>
        <span className={ui.label} data-slot="label">
          {linkContent(body, entry, { item, index, active: false, ui }, false)}
        </span>
      </li>
    )
  }
  if (body.collapsed) {
    return (
      <li className={ui[part]} data-slot={part}>
        <CollapsedLink body={body} entry={entry} />
      </li>
    )
  }

  const { opens } = entry
  const open = opens && body.isOpen(entry)
  const split = isSplit(entry)
  // A closed item looks active if it hides the active item.
  const active = entry.active || (entry.holdsActive && !open)
  const link = (
    <Pressable
      body={body}
      entry={entry}
      active={active}
      className={ui.link}
      data-slot="link"
      data-split={split ? '' : undefined}
      {...(opens && !split && { ...disclosure(body, entry, open), onPress: () => body.toggle(entry) })}
    >
      {linkContent(body, entry, { item, index, active, ui }, opens && !split)}
    </Pressable>
  )
  return (
    <li className={ui[part]} data-slot={part} data-split={split ? '' : undefined}>
      {item.tooltip ? <Hint body={body} entry={entry} link={link} /> : link}
      {split && (
        <button
          type="button"
          aria-label={entry.text}
          disabled={body.disabled || item.disabled}
          className={ui.linkTrailing}
          data-slot="linkTrailing"
          data-split=""
          {...disclosure(body, entry, open)}
          onClick={() => body.toggle(entry)}
        >
          {trailingIcon(body, item, ui)}
        </button>
      )}
      {opens && <Section body={body} entry={entry} ui={ui} open={open} />}
    </li>
  )
}

/** An item of a collapsed menu: an icon, with the text in a tooltip or the children in a popover. */
function CollapsedLink({ body, entry }: ItemProps) {
  const { item, index, text, opens } = entry
  const active = entry.active || entry.holdsActive
  const ui = classesOf(body, item, 'link')
  const link = (
    <Pressable body={body} entry={entry} active={active} className={ui.link} data-slot="link">
      {linkContent(body, entry, { item, index, active, ui }, false)}
    </Pressable>
  )
  const popover = item.popover ?? body.popover
  if (!opens || !popover) {
    if (opens && !isSplit(entry))
      warn(
        'NavigationMenu',
        `"${text}" has children that cannot be reached while the menu is collapsed. Set popover to show them in a popover.`,
      )
    return <Hint body={body} entry={entry} link={link} />
  }

  const { Popover } = body
  if (!Popover) return link
  const popupBody = { ...body, classes: body.popupClasses }
  const content = item.renderContent ?? body.itemContent
  return (
    <Popover
      mode="hover"
      enableTouch
      aria-label={text}
      {...(typeof body.popover === 'object' ? body.popover : undefined)}
      {...(typeof item.popover === 'object' ? item.popover : undefined)}
      content={{
        side: 'inline-end',
        align: 'start',
        ...(typeof body.popover === 'object' && body.popover.content),
        ...(typeof item.popover === 'object' && item.popover.content),
      }}
      renderContent={({ close }) =>
        content === undefined ? (
          <ChildList
            body={popupBody}
            entries={entry.children}
            ui={classesOf(popupBody, item, 'link')}
            label={text}
            onFollow={close}
          />
        ) : (
          fillSlot(content, { item, index, active, ui, close })
        )
      }
    >
      {link}
    </Popover>
  )
}

interface SectionProps extends ItemProps {
  ui: Classes<NavigationMenuPart>
  open: boolean
}

/** The children or content of an open item. */
function Section({ body, entry, ui, open }: SectionProps) {
  const { present, leave } = usePresence(open)
  const panel = useRef<HTMLDivElement>(null)
  useExit(panel, open, leave)
  if (!present && body.unmountOnHide) return null

  const { item, index, active } = entry
  const { align: _align, collisionPadding: _padding, ...attributes } = body.content ?? {}
  const content = item.renderContent ?? body.itemContent
  return (
    <div
      {...attributes}
      ref={panel}
      id={panelId(body, entry)}
      hidden={!present}
      data-ending-style={present && !open ? '' : undefined}
      data-moving={body.moved === entry.key ? '' : undefined}
      className={ui.content}
      data-slot="content"
    >
      {content === undefined ? (
        <ul className={ui.childList} data-slot="childList">
          {entry.children.map((child) => (
            <VerticalItem key={child.key} body={body} entry={child} />
          ))}
        </ul>
      ) : (
        <div>{fillSlot(content, { item, index, active, ui, close: () => body.toggle(entry) })}</div>
      )}
    </div>
  )
}
