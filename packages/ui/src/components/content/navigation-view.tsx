import type { ReactNode } from 'react'
import { chevronDown as chevronDownRole } from '../../icons/chevronDown.ts'
import { external as externalRole } from '../../icons/external.ts'
import { CollapsePanel } from '../../primitives/presence/collapse-panel.tsx'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { itemClasses } from '../../system/item-classes.ts'
import { isExternal, toHref } from '../../system/links/link-props.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { fillSlot, isEmptySlot, roleIcon } from '../../system/slots.ts'
import type { contentNavigationTheme } from '../../theme/content-navigation.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import { Badge, type BadgeProps } from '../Badge.tsx'
import type { ContentNavigationLink, ContentNavigationSlotArgs, ContentNavigationSlots } from '../ContentNavigation.tsx'
import type { IconValue } from '../Icon.tsx'
import { Link } from '../Link.tsx'
import type { NavigationEntry } from './navigation-entries.ts'

export type Entry = NavigationEntry<ContentNavigationLink>
export type Ui = Classes<SlotOf<typeof contentNavigationTheme>>
type Args = ContentNavigationSlotArgs<ContentNavigationLink>

/** What all links of a navigation have in common. */
export interface NavigationBody {
  readonly frond: FrondContextValue
  readonly classes: Ui
  readonly slots: ContentNavigationSlots<ContentNavigationLink>
  /** Prefix of the ids of folders. */
  readonly id: string
  readonly collapsible: boolean
  readonly disabled: boolean
  /** Renders no element around the title of a link or folder that has only a title. */
  readonly native: boolean
  readonly unmountOnHide: boolean
  readonly trailingIcon: IconValue | undefined
  readonly isOpen: (entry: Entry) => boolean
  readonly toggle: (entry: Entry) => void
}

export function navigationList(body: NavigationBody, entries: readonly Entry[], nested: boolean): ReactNode {
  const part = nested ? 'listWithChildren' : 'list'
  // The color is set on the outer list, which a folder inside inherits.
  const { list, listWithChildren } = body.classes
  return (
    <ul className={nested ? listWithChildren : list} data-slot={part}>
      {entries.map((entry) => {
        const { item, place, opens, link } = entry
        const ui = itemClasses(body.classes, item, opens && !link ? 'trigger' : 'link')
        const itemPart = opens ? 'itemWithChildren' : 'item'
        return (
          <li
            key={place}
            className={ui[itemPart]}
            data-slot={itemPart}
            data-nested={nested ? '' : undefined}
            data-split={opens && link && body.collapsible ? '' : undefined}
          >
            {opens ? folder(body, entry, ui, nested) : pageLink(body, entry, ui, false)}
          </li>
        )
      })}
    </ul>
  )
}

/** A folder: its link or button, and the list of its pages. */
function folder(body: NavigationBody, entry: Entry, ui: Ui, nested: boolean): ReactNode {
  const { item, link, holdsActive } = entry
  const { collapsible, unmountOnHide } = body
  const open = body.isOpen(entry)
  const id = `${body.id}-${entry.place}`
  const disclosure = {
    disabled: body.disabled || item.disabled,
    'aria-expanded': open,
    'aria-controls': open || !unmountOnHide ? id : undefined,
    onClick: () => body.toggle(entry),
  }
  // A closed folder looks active if it hides the current page.
  const active = holdsActive && !open
  const content = linkContent(body, entry, { link: item, active, ui }, collapsible)
  const list = navigationList(body, entry.children, true)
  const trigger = { className: ui.trigger, 'data-slot': 'trigger', 'data-nested': nested ? '' : undefined }

  if (!collapsible) {
    return (
      <>
        {link ? pageLink(body, entry, ui, false) : <span {...trigger}>{content}</span>}
        <div className={ui.content} data-slot="content">
          {list}
        </div>
      </>
    )
  }
  return (
    <>
      {link ? (
        <>
          {pageLink(body, entry, ui, true)}
          <button
            type="button"
            aria-label={item.title}
            className={ui.linkTrailing}
            data-slot="linkTrailing"
            data-split=""
            {...disclosure}
          >
            {folderIcon(body, entry, ui)}
          </button>
        </>
      ) : (
        <button type="button" {...trigger} data-active={active ? '' : undefined} {...disclosure}>
          {content}
        </button>
      )}
      <CollapsePanel
        open={open}
        kept={!unmountOnHide}
        height="--content-navigation-height"
        onFind={() => body.toggle(entry)}
        id={id}
        className={ui.content}
        data-slot="content"
      >
        {list}
      </CollapsePanel>
    </>
  )
}

export function pageLink(body: NavigationBody, entry: Entry, ui: Ui, split: boolean): ReactNode {
  const { item, link, holdsActive, place } = entry
  const active = entry.active || (split && holdsActive && !body.isOpen(entry))
  return (
    <Link
      key={place}
      {...link}
      raw
      active={entry.active}
      className={addClass(ui.link, entry.active ? item.activeClass : item.inactiveClass)}
      data-slot="link"
      data-active={active ? '' : undefined}
      data-split={split ? '' : undefined}
    >
      {linkContent(body, entry, { link: item, active, ui }, false)}
    </Link>
  )
}

export function linkContent(body: NavigationBody, entry: Entry, args: Args, isFolder: boolean): ReactNode {
  const { slots, frond } = body
  const { item, link } = entry
  const { ui } = args
  if (slots.link !== undefined) return fillSlot(slots.link, args)
  const external = link && isExternal(toHref(link) ?? '', link)
  const hasSlots = slots.linkLeading !== undefined || slots.linkTitle !== undefined || slots.linkTrailing !== undefined
  const isPlain = !item.icon && !external && isEmptySlot(item.badge) && (isFolder || !item.trailingIcon)
  if (body.native && isPlain && !hasSlots) {
    return (
      <>
        {item.title}
        {isFolder && folderIcon(body, entry, ui)}
      </>
    )
  }
  return (
    <>
      {slots.linkLeading === undefined
        ? item.icon && <IconView name={item.icon} className={ui.linkLeadingIcon} data-slot="linkLeadingIcon" />
        : fillSlot(slots.linkLeading, args)}
      <span className={ui.linkTitle} data-slot="linkTitle">
        {slots.linkTitle === undefined ? item.title : fillSlot(slots.linkTitle, args)}
        {external && (
          <IconView
            name={roleIcon(frond, 'external', externalRole)}
            className={ui.linkTitleExternalIcon}
            data-slot="linkTitleExternalIcon"
          />
        )}
      </span>
      {trailing(body, entry, args, isFolder)}
    </>
  )
}

function trailing(body: NavigationBody, entry: Entry, args: Args, isFolder: boolean): ReactNode {
  const { ui } = args
  const { badge, trailingIcon } = entry.item
  const own = body.slots.linkTrailing
  const hasBadge = !isEmptySlot(badge)
  if (own === undefined && !hasBadge && !isFolder && !trailingIcon) return null
  return (
    <span className={ui.linkTrailing} data-slot="linkTrailing">
      {own === undefined ? (
        <>
          {hasBadge && (
            <Badge
              color="neutral"
              variant="outline"
              size={ui.linkTrailingBadgeSize as BadgeProps['size']}
              {...(typeof badge === 'object' ? badge : { label: badge })}
              className={ui.linkTrailingBadge}
              data-slot="linkTrailingBadge"
            />
          )}
          {(isFolder || trailingIcon) && folderIcon(body, entry, ui)}
        </>
      ) : (
        fillSlot(own, args)
      )}
    </span>
  )
}

function folderIcon({ frond, trailingIcon }: NavigationBody, { item }: Entry, ui: Ui): ReactNode {
  return (
    <IconView
      name={item.trailingIcon ?? trailingIcon ?? roleIcon(frond, 'chevronDown', chevronDownRole)}
      className={ui.linkTrailingIcon}
      data-slot="linkTrailingIcon"
    />
  )
}
