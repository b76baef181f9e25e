'use client'

import type { ReactNode, Ref } from 'react'
import { check as checkRole } from '../../icons/check.ts'
import { chevronRight as chevronRightRole } from '../../icons/chevronRight.ts'
import { external as externalRole } from '../../icons/external.ts'
import { loading as loadingRole } from '../../icons/loading.ts'
import type { ClassValue } from '../../system/component-override.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { fillSlot, roleIcon } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { itemClasses } from '../../system/item-classes.ts'
import { readField } from '../../primitives/items/item-key.ts'
import { splitLink, toHref } from '../../system/links/link-props.ts'
import { addClass, resolveClasses, type Classes } from '../../system/resolve-classes.ts'
import { AvatarView } from '../avatar/avatar-view.tsx'
import { useLink } from '../../system/links/use-link.ts'
import type { contextMenuTheme } from '../../theme/context-menu.ts'
import type { ThemeOptions } from '../../theme/theme-options.ts'
import type { AvatarSize } from '../Avatar.tsx'
import { Kbd, type KbdSize } from '../Kbd.tsx'
import { hasChildren, isBlocked } from '../../primitives/menu/menu-model.ts'
import type { MenuEntry } from './menu-groups.ts'
import type { MenuFilterOptions, MenuItem, MenuOptions, MenuPart, MenuSlotArgs } from './menu-types.ts'

/** What all levels of a menu have in common. */
export interface MenuBody {
  /** Name of the component, for warnings. */
  readonly componentName: string
  readonly frond: FrondContextValue
  readonly theme: typeof contextMenuTheme
  /** `data-slot` of the outermost menu. */
  readonly slot: string
  readonly props: MenuOptions<MenuItem> &
    MenuFilterOptions &
    Required<Pick<MenuOptions<MenuItem>, 'externalIcon' | 'labelKey' | 'descriptionKey' | 'portal'>>
  readonly size: string
  readonly ui: { readonly [P in MenuPart]?: ClassValue } | undefined
  /** Classes of items without a color. */
  readonly classes: Classes<MenuPart>
}

function classesOf(body: MenuBody, item: MenuItem): Classes<MenuPart> {
  const own = item.color || item.loading ? menuClasses(body, item) : body.classes
  return itemClasses(own, item, item.type === 'label' ? 'label' : 'item')
}

/** The classes of a menu, or of an item with a color or loading state. */
export function menuClasses(
  { frond, theme, size, ui }: Pick<MenuBody, 'frond' | 'theme' | 'size' | 'ui'>,
  { color, loading }: Pick<MenuItem, 'color' | 'loading'> = {},
): Classes<MenuPart> {
  const values = { size, color, colored: color !== undefined, loading } as ThemeOptions<typeof theme>
  return resolveClasses(frond, theme, values, ui)
}

interface ViewProps {
  body: MenuBody
  entry: MenuEntry
  /** Id of the element, if another element refers to it. */
  id?: string
}

/** Renders a heading, a separator or an item. The menu handles all events of its items. `submenuId` is set while the submenu is open. */
export function renderEntry(body: MenuBody, entry: MenuEntry, id: string | undefined, submenuId: string | undefined) {
  const { item, index } = entry
  if (item.type === 'separator') {
    const { separator } = itemClasses(body.classes, item, 'separator')
    return <hr key={index} className={separator} data-slot="separator" />
  }
  const ui = classesOf(body, item)
  if (item.type === 'label') {
    const args = { item, index, ui, active: false }
    return (
      <div key={index} id={id} className={ui.label} data-slot="label">
        {itemContent(body, entry, args)}
      </div>
    )
  }
  if (toHref(item) !== undefined && !hasChildren(item))
    return <LinkItem key={index} body={body} entry={entry} id={id} ui={ui} />

  const args = { item, index, ui, active: item.active ?? false }
  const attributes: Record<string, unknown> = { role: 'menuitem' }
  if (item.type === 'checkbox' || item.type === 'radio') {
    attributes.role = `menuitem${item.type}`
    attributes['aria-checked'] = item.checked ?? false
  }
  if (hasChildren(item)) {
    attributes['aria-haspopup'] = 'menu'
    attributes['aria-expanded'] = submenuId !== undefined
    attributes['aria-controls'] = submenuId
  }
  if (item.active) attributes['aria-current'] = item.ariaCurrentValue ?? 'page'
  return (
    <div
      key={index}
      {...attributes}
      id={id}
      tabIndex={-1}
      aria-disabled={isBlocked(item) || undefined}
      aria-busy={item.loading || undefined}
      className={ui.item}
      data-slot="item"
    >
      {itemContent(body, entry, args)}
    </div>
  )
}

interface LinkItemProps extends ViewProps {
  ui: Classes<MenuPart>
}

function LinkItem({ body, entry, id, ui }: LinkItemProps) {
  const { item, index } = entry
  const [options] = splitLink(item)
  const link = useLink({ ...options, disabled: isBlocked(item) }, body.componentName)
  const { active, element: Element } = link
  const { href, ...attributes } = link.props
  return (
    <Element
      {...attributes}
      href={href as string}
      ref={link.ref as Ref<HTMLAnchorElement>}
      role="menuitem"
      id={id}
      tabIndex={-1}
      aria-busy={item.loading || undefined}
      draggable={false}
      className={addClass(ui.item, active ? item.activeClass : item.inactiveClass)}
      data-slot="item"
    >
      {itemContent(body, entry, { item, index, ui, active })}
    </Element>
  )
}

function itemContent(body: MenuBody, entry: MenuEntry, args: MenuSlotArgs<MenuItem>): ReactNode {
  const { props } = body
  const own = args.item.render ?? props.item
  if (own !== undefined) return fillSlot(own, args)
  return (
    <>
      {props.itemLeading === undefined ? leading(body, args) : fillSlot(props.itemLeading, args)}
      {text(body, entry, args)}
      {trailing(body, args)}
    </>
  )
}

function leading({ frond, props }: MenuBody, { item, ui }: MenuSlotArgs<MenuItem>): ReactNode {
  const icon = item.loading ? (props.loadingIcon ?? roleIcon(frond, 'loading', loadingRole)) : item.icon
  if (icon) return <IconView name={icon} className={ui.itemLeadingIcon} data-slot="itemLeadingIcon" />
  if (!item.avatar) return null
  return (
    <AvatarView
      size={ui.itemLeadingAvatarSize as AvatarSize}
      {...item.avatar}
      className={ui.itemLeadingAvatar}
      data-slot="itemLeadingAvatar"
    />
  )
}

function text({ frond, props }: MenuBody, entry: MenuEntry, { ui, ...args }: MenuSlotArgs<MenuItem>): ReactNode {
  const { item } = args
  const label = props.itemLabel === undefined ? entry.label : fillSlot(props.itemLabel, args)
  const line =
    props.itemDescription === undefined
      ? (readField(item, props.descriptionKey) as ReactNode)
      : fillSlot(props.itemDescription, args)
  const { externalIcon } = props
  return (
    <span className={ui.itemWrapper} data-slot="itemWrapper">
      <span className={ui.itemLabel} data-slot="itemLabel">
        {label}
        {item.target === '_blank' && externalIcon !== false && (
          <IconView
            name={externalIcon === true ? roleIcon(frond, 'external', externalRole) : externalIcon}
            className={ui.itemLabelExternalIcon}
            data-slot="itemLabelExternalIcon"
          />
        )}
      </span>
      {line && (
        <span className={ui.itemDescription} data-slot="itemDescription">
          {line}
        </span>
      )}
    </span>
  )
}

function trailing({ frond, props }: MenuBody, args: MenuSlotArgs<MenuItem>): ReactNode {
  const { item, ui } = args
  let content: ReactNode = null
  if (props.itemTrailing !== undefined) content = fillSlot(props.itemTrailing, args)
  else if (hasChildren(item)) {
    content = (
      <IconView
        name={roleIcon(frond, 'chevronRight', chevronRightRole)}
        className={ui.itemTrailingIcon}
        data-slot="itemTrailingIcon"
      />
    )
  } else if (item.kbds?.length || item.checked) {
    content = (
      <>
        {item.kbds && item.kbds.length > 0 && (
          <span className={ui.itemTrailingKbds} data-slot="itemTrailingKbds">
            {item.kbds.map((kbd, index) => (
              <Kbd
                key={index}
                size={ui.itemTrailingKbdsSize as KbdSize}
                {...(typeof kbd === 'string' ? { value: kbd } : kbd)}
              />
            ))}
          </span>
        )}
        {item.checked && (
          <IconView
            name={props.checkedIcon ?? roleIcon(frond, 'check', checkRole)}
            className={ui.itemTrailingIcon}
            data-slot="itemTrailingIcon"
          />
        )}
      </>
    )
  }
  return content ? (
    <span className={ui.itemTrailing} data-slot="itemTrailing">
      {content}
    </span>
  ) : null
}
