'use client'

import type { HTMLAttributes, Ref } from 'react'
import { dropdownMenu as english } from '../../locale/en.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { messagesOf } from '../../system/messages.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { fillSlot, isEmptySlot } from '../../system/slots.ts'
import { isChoice, type MenuGroup } from './menu-groups.ts'
import { renderEntry, type MenuBody } from './menu-item.tsx'
import type { MenuFilterField } from './menu-types.ts'

interface MenuListProps {
  body: MenuBody
  groups: readonly MenuGroup[]
  id: string
  tabIndex: number
  labels: Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'aria-labelledby'>
  classes: Classes<string>
  /** Gives each item an id, so that the search field can refer to the highlighted item. */
  hasItemIds: boolean
  /** The item whose submenu is open, and the id of the submenu. */
  openSubmenu: { index: number; id: string } | undefined
  ref: Ref<HTMLDivElement>
}

/** The items of a menu, in groups. */
export function MenuList({ body, groups, id, tabIndex, labels, classes, hasItemIds, openSubmenu, ref }: MenuListProps) {
  let row = -1
  return (
    <div
      role="menu"
      id={id}
      tabIndex={tabIndex}
      {...labels}
      className={classes.viewport}
      data-slot="viewport"
      ref={ref}
    >
      {groups.map((group, groupIndex) => {
        const heading = group.findIndex(({ item }) => item.type === 'label')
        const headingId = heading < 0 ? undefined : `${id}g${groupIndex}`
        return (
          <div
            key={groupIndex}
            role={groups.length > 1 || headingId ? 'group' : undefined}
            aria-labelledby={headingId}
            className={classes.group}
            data-slot="group"
          >
            {group.map((entry, index) => {
              if (!isChoice(entry))
                return renderEntry(body, entry, index === heading ? headingId : undefined, undefined)
              row += 1
              const submenuId = openSubmenu?.index === row ? openSubmenu.id : undefined
              return renderEntry(body, entry, hasItemIds ? `${id}i${row}` : undefined, submenuId)
            })}
          </div>
        )
      })}
    </div>
  )
}

interface MenuSearchFieldProps {
  frond: FrondContextValue
  /** The `filter` prop: `true`, or attributes of the field. */
  field: true | MenuFilterField
  menuId: string
  className: string | undefined
  term: string
  onTermChange: (term: string) => void
  ref: Ref<HTMLInputElement>
}

/** The field that filters a menu. */
export function MenuSearchField({ frond, field, menuId, className, term, onTermChange, ref }: MenuSearchFieldProps) {
  const label = messagesOf(frond, 'dropdownMenu', english).search
  return (
    <input
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      {...(field === true ? undefined : field)}
      type="text"
      aria-controls={menuId}
      value={term}
      onChange={(event) => onTermChange(event.currentTarget.value)}
      className={className}
      data-slot="input"
      ref={ref}
    />
  )
}

/** The text of a menu in which no item matches the search. */
export function NoMatch({ body, className, term }: { body: MenuBody; className: string | undefined; term: string }) {
  const { empty } = body.props
  return (
    <div role="status" className={className} data-slot="empty">
      {isEmptySlot(empty)
        ? messagesOf(body.frond, 'dropdownMenu', english).noMatch
        : fillSlot(empty, { searchTerm: term })}
    </div>
  )
}
