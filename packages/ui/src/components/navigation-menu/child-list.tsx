'use client'

import type { ReactNode } from 'react'
import { IconView } from '../../system/icons/icon-view.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import { AvatarView } from '../avatar/avatar-view.tsx'
import { warn } from '../../system/warn.ts'
import type { AvatarSize } from '../Avatar.tsx'
import type { Entry } from './entries.ts'
import { badgeOf, classesOf, externalMark, isPlainPress, Pressable, type MenuBody } from './link-view.tsx'
import type { NavigationMenuPart } from './menu-types.ts'

interface ChildListProps {
  body: MenuBody
  entries: readonly Entry[]
  ui: Classes<NavigationMenuPart>
  /** Heading above the links. */
  label?: ReactNode
  /** Called when a link was followed. */
  onFollow: () => void
}

/** The links in a panel or popover. */
export function ChildList({ body, entries, ui, label, onFollow }: ChildListProps) {
  return (
    <ul className={ui.childList} data-slot="childList">
      {label && (
        <li className={ui.childLabel} data-slot="childLabel">
          {label}
        </li>
      )}
      {entries.map((entry) => {
        const { item, key, text, index, active } = entry
        const own = classesOf(body, item, 'childLink')
        if (item.type === 'label') {
          return (
            <li key={key} className={own.childLabel} data-slot="childLabel">
              {text}
            </li>
          )
        }
        if (item.children?.length)
          warn(
            'NavigationMenu',
            `"${text}" is in a panel and has children, which only a vertical menu shows. Use renderContent for a panel with more levels.`,
          )
        return (
          <li key={key} className={own.childItem} data-slot="childItem">
            <Pressable
              body={body}
              entry={entry}
              active={active}
              className={own.childLink}
              data-slot="childLink"
              onPress={(event) => {
                if (isPlainPress(event)) onFollow()
              }}
            >
              {item.render ? item.render({ item, index, active, ui: own }) : childContent(body, entry, own)}
            </Pressable>
          </li>
        )
      })}
    </ul>
  )
}

function childContent(body: MenuBody, { item, text }: Entry, ui: Classes<NavigationMenuPart>): ReactNode {
  return (
    <>
      {item.icon ? (
        <IconView name={item.icon} className={ui.childLinkIcon} data-slot="childLinkIcon" />
      ) : (
        item.avatar && (
          <AvatarView
            size={ui.linkLeadingAvatarSize as AvatarSize}
            {...item.avatar}
            className={ui.linkLeadingAvatar}
            data-slot="linkLeadingAvatar"
          />
        )
      )}
      <span className={ui.childLinkWrapper} data-slot="childLinkWrapper">
        <span className={ui.childLinkLabel} data-slot="childLinkLabel">
          {text}
          {externalMark(body, item, ui.childLinkLabelExternalIcon, 'childLinkLabelExternalIcon')}
        </span>
        {item.description && (
          <span className={ui.childLinkDescription} data-slot="childLinkDescription">
            {item.description}
          </span>
        )}
      </span>
      {item.badge !== undefined && (
        <span className={ui.linkTrailing} data-slot="linkTrailing">
          {badgeOf(item, ui)}
        </span>
      )}
    </>
  )
}
