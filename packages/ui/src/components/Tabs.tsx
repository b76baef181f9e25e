'use client'

import { useId, useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useScrollShadow } from '../hooks/useScrollShadow.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { itemClasses } from '../system/item-classes.ts'
import { readField, type FieldName, type KnownField, type ItemValue } from '../primitives/items/item-key.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { AvatarView, type AvatarOptions } from './avatar/avatar-view.tsx'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { tabsTheme } from '../theme/tabs.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { AvatarSize } from './Avatar.tsx'
import { Badge, type BadgeProps } from './Badge.tsx'
import type { IconValue } from './Icon.tsx'
import { useTabIndicator } from './tabs/tab-list.ts'
import { useTabs } from './tabs/use-tabs.ts'

type Part = SlotOf<typeof tabsTheme>

export interface TabsItem {
  /** Label of the tab. */
  label?: string
  /** Icon before the label. */
  icon?: IconValue
  /** Avatar before the text. An icon replaces it. */
  avatar?: AvatarOptions
  /** Badge after the label: its text, or its props. */
  badge?: string | number | BadgeProps
  /** Content of the panel. */
  content?: ReactNode
  /** Key of the item in `value`. @default its `id`, otherwise its index as text */
  value?: string | number
  /** Prevents selecting the tab. */
  disabled?: boolean
  /** Renders the panel of this item. */
  render?: (args: TabsSlotArgs<TabsItem>) => ReactNode
  /** Classes for the tab. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in Part]?: ClassValue }
}

/** Arguments of the slots of a tab. */
export interface TabsSlotArgs<Item> {
  item: Item
  index: number
  /** The classes of each part. */
  ui: Classes<Part>
}

export interface TabsHandle {
  /** The buttons of the tabs, in order. */
  readonly triggersRef: { readonly current: readonly HTMLButtonElement[] }
}

export interface TabsProps<Item extends object = TabsItem, ValueKey extends string = 'value'> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'color' | 'children' | 'content' | 'defaultValue'
> {
  /** The items. They can have any type: `labelKey`, `valueKey` and the slots define what is shown. */
  items?: readonly Item[]
  /** Color of the selected tab. @default 'primary' */
  color?: Color
  /** Marks the selected tab with a background (`pill`) or a line (`link`). @default 'pill' */
  variant?: ThemeOption<typeof tabsTheme, 'variant'>
  /** Height of the tabs, with matching text and icons. @default 'md' */
  size?: ThemeOption<typeof tabsTheme, 'size'>
  /** Position of the tabs: above the panel (`horizontal`) or beside it. @default 'horizontal' */
  orientation?: ThemeOption<typeof tabsTheme, 'orientation'>
  /** Renders the panels. With `false` the tabs only select a value. @default true */
  content?: boolean
  /** The key of the selected item. */
  value?: ItemValue<Item, ValueKey> | number
  /** The key of the initially selected item. @default the key of the first enabled item */
  defaultValue?: ItemValue<Item, ValueKey> | number
  /** Called when another tab is selected. */
  onValueChange?: (value: ItemValue<Item, ValueKey>, item: Item) => void
  /** Selects a tab when the arrow keys reach it, or only on Enter or Space. @default 'automatic' */
  activationMode?: 'automatic' | 'manual'
  /** Removes the panels of the other tabs. @default true */
  unmountOnHide?: boolean
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey & KnownField<Item, ValueKey>
  /** Field with the label of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Replaces the icon or avatar before the label. */
  leading?: Slot<TabsSlotArgs<Item>>
  /** Replaces the badge after the label. */
  trailing?: Slot<TabsSlotArgs<Item>>
  /** Replaces the `content` of the items. */
  renderContent?: Slot<TabsSlotArgs<Item>>
  /** Content before the tabs. */
  listLeading?: Slot<{ ui: Classes<Part> }>
  /** Content after the tabs. */
  listTrailing?: Slot<{ ui: Classes<Part> }>
  /** Replaces the label of the tabs. */
  children?: Slot<TabsSlotArgs<Item>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
  /** Ref to a handle with the tab buttons, for example to focus one. */
  handleRef?: Ref<TabsHandle>
}

const defaults = {
  color: 'primary',
  variant: 'pill',
  size: 'md',
  orientation: 'horizontal',
  content: true,
  activationMode: 'automatic',
  unmountOnHide: true,
  valueKey: 'value',
  labelKey: 'label',
} as const

/** A set of panels of which one is shown at a time. */
export function Tabs<Item extends TabsItem & object, const ValueKey extends string = 'value'>(
  ownProps: TabsProps<Item, ValueKey>,
) {
  const frond = useFrond()
  const {
    items = [],
    color,
    variant,
    size,
    orientation,
    content,
    value,
    defaultValue,
    onValueChange,
    activationMode,
    unmountOnHide,
    valueKey,
    labelKey,
    leading,
    trailing,
    renderContent,
    listLeading,
    listTrailing,
    children,
    className,
    ui,
    render,
    handleRef,
    'aria-label': label,
    'aria-labelledby': labelledby,
    ...attributes
  } = resolveProps(frond, tabsTheme, defaults, ownProps)
  const classes = resolveClasses(frond, tabsTheme, { color, variant, size, orientation }, ui, className)

  const { keys, selected, listProps, tabProps } = useTabs<Item, ValueKey>({
    items,
    value,
    defaultValue,
    valueKey,
    orientation,
    activationMode,
    onValueChange,
  })

  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const indicator = useTabIndicator(list, keys, selected)
  const { style: fade } = useScrollShadow(list, { orientation: 'horizontal' })
  useImperativeHandle(
    handleRef,
    () => ({
      get triggersRef() {
        return { current: [...(list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]') ?? [])] }
      },
    }),
    [],
  )

  const parts = items.map((item, index) => ({ item, index, ui: itemClasses(classes, item, 'trigger') }))
  const tabs = (
    <>
      <span hidden ref={indicator} role="presentation" className={classes.indicator} data-slot="indicator" />
      {parts.map((args) => {
        const { item, index, ui } = args
        const hasPanel = content && (keys[index] === selected || !unmountOnHide)
        return (
          <button
            key={keys[index]}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={hasPanel ? `${id}p${index}` : undefined}
            className={ui.trigger}
            data-slot="trigger"
            {...tabProps(index)}
          >
            {leading === undefined ? leadingOf(item, ui) : fillSlot(leading, args)}
            {children === undefined ? (
              <span className={ui.label} data-slot="label">
                {String(readField(item, labelKey) ?? '')}
              </span>
            ) : (
              fillSlot(children, args)
            )}
            {trailing === undefined ? trailingOf(item, ui) : fillSlot(trailing, args)}
          </button>
        )
      })}
    </>
  )
  const tabList = { role: 'tablist', 'aria-label': label, 'aria-labelledby': labelledby, ...listProps }

  return renderElement('div', render, {
    'data-slot': 'tabs',
    'data-orientation': orientation,
    ...attributes,
    className: classes.root,
    children: (
      <>
        {listLeading === undefined && listTrailing === undefined ? (
          <div {...tabList} ref={list} className={classes.list} style={fade} data-slot="list">
            {tabs}
          </div>
        ) : (
          // A tab list may contain only tabs, so it is an element of its own if there is other content beside the tabs.
          <div ref={list} className={classes.list} style={fade} data-slot="list">
            {fillSlot(listLeading, { ui: classes })}
            <div {...tabList}>{tabs}</div>
            {fillSlot(listTrailing, { ui: classes })}
          </div>
        )}
        {content &&
          parts.map((args) => {
            const { item, index } = args
            const isSelected = keys[index] === selected
            if (!isSelected && unmountOnHide) return null
            const panel = { id, key: keys[index]!, isSelected, ui: args.ui, index }
            return panelView(panel, fillSlot(item.render ?? renderContent ?? item.content, args))
          })}
      </>
    ),
  })
}

interface PanelOptions {
  id: string
  key: string
  index: number
  isSelected: boolean
  ui: Classes<Part>
}

function panelView({ id, key, index, isSelected, ui }: PanelOptions, children: ReactNode): ReactNode {
  return (
    <div
      key={key}
      role="tabpanel"
      id={`${id}p${index}`}
      aria-labelledby={`${id}t${index}`}
      tabIndex={0}
      hidden={!isSelected}
      className={ui.content}
      data-slot="content"
    >
      {children}
    </div>
  )
}

function leadingOf({ icon, avatar }: TabsItem, ui: Classes<Part>): ReactNode {
  if (icon) return <IconView name={icon} className={ui.leadingIcon} data-slot="leadingIcon" />
  if (!avatar) return null
  return (
    <AvatarView
      size={ui.leadingAvatarSize as AvatarSize}
      {...avatar}
      className={ui.leadingAvatar}
      data-slot="leadingAvatar"
    />
  )
}

function trailingOf({ badge }: TabsItem, ui: Classes<Part>): ReactNode {
  if (isEmptySlot(badge)) return null
  return (
    <Badge
      color="neutral"
      variant="outline"
      size={ui.trailingBadgeSize as BadgeProps['size']}
      {...(typeof badge === 'object' ? badge : { label: badge })}
      className={ui.trailingBadge}
      data-slot="trailingBadge"
    />
  )
}
