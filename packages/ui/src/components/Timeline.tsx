'use client'

import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { itemClasses } from '../system/item-classes.ts'
import { itemKeys, type KnownField, type ItemValue } from '../primitives/items/item-key.ts'
import { textSeparator } from '../system/join-text.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { AvatarView, type AvatarOptions } from './avatar/avatar-view.tsx'
import { useControlled } from '../system/use-controlled.ts'
import { warn } from '../system/warn.ts'
import { timeline as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { timelineTheme } from '../theme/timeline.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof timelineTheme>

/** Whether an item is in the past, is the current one, or is in the future. */
export type TimelineState = 'completed' | 'active' | 'upcoming'

/** Arguments of the slots of an item. */
export interface TimelineItemArgs<Item> {
  item: Item
  index: number
  state: TimelineState | undefined
  ui: Classes<Part>
}

export interface TimelineItem {
  date?: ReactNode
  title?: ReactNode
  description?: ReactNode
  /** Icon of the indicator. */
  icon?: IconValue
  /** Avatar of the indicator. */
  avatar?: AvatarOptions
  /** Key of the item. @default its index as text */
  value?: string | number
  /** Replaces the content beside the indicator. */
  render?: (args: TimelineItemArgs<never>) => ReactNode
  className?: ClassValue
  ui?: { [P in Part]?: ClassValue }
}

export interface TimelineProps<Item extends object = TimelineItem, ValueKey extends string = 'value'> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'color' | 'children' | 'defaultValue' | 'onSelect'
> {
  /** The items, in the order in which they are shown. */
  items: readonly Item[]
  /** Size of the indicators, with matching text. @default 'md' */
  size?: ThemeOption<typeof timelineTheme, 'size'>
  /** Color of completed items and the current one. @default 'primary' */
  color?: Color
  /** Direction of the timeline. @default 'vertical' */
  orientation?: ThemeOption<typeof timelineTheme, 'orientation'>
  /** Field with the key of an item. @default 'value' */
  valueKey?: ValueKey & KnownField<Item, ValueKey>
  /** Key of the current item. The items before it are completed. */
  value?: ItemValue<Item, ValueKey>
  /** Key of the initial item. */
  defaultValue?: ItemValue<Item, ValueKey>
  /** Called with the key of an item that was pressed. Makes the items pressable. */
  onValueChange?: (value: ItemValue<Item, ValueKey>, item: Item) => void
  /** Called when an item is pressed. Makes the items pressable. */
  onSelect?: (event: MouseEvent, item: Item) => void
  /** Reverses the order: the items after the current one are completed. @default false */
  reverse?: boolean
  /** Replaces the indicator. */
  indicator?: Slot<TimelineItemArgs<Item>>
  /** Replaces the content beside the indicator. */
  wrapper?: Slot<TimelineItemArgs<Item>>
  /** Replaces the date. */
  date?: Slot<TimelineItemArgs<Item>>
  /** Replaces the title. */
  renderTitle?: Slot<TimelineItemArgs<Item>>
  /** Replaces the description. */
  description?: Slot<TimelineItemArgs<Item>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <ol> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { size: 'md', color: 'primary', orientation: 'vertical', valueKey: 'value', reverse: false } as const

/** A list of events in order, with their progress. */
export function Timeline<Item extends object = TimelineItem, const ValueKey extends string = 'value'>(
  ownProps: TimelineProps<Item, ValueKey>,
) {
  const frond = useFrond()
  const {
    items,
    size,
    color,
    orientation,
    valueKey,
    value: givenValue,
    defaultValue,
    onValueChange,
    onSelect,
    reverse,
    indicator,
    wrapper,
    date,
    renderTitle,
    description,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, timelineTheme, defaults, ownProps as TimelineProps<Item>)
  const [value, setOwnValue] = useControlled<string | number | undefined>(givenValue, defaultValue)
  const selectable = onSelect !== undefined || onValueChange !== undefined
  const dated = date !== undefined || items.some((item) => !isEmptySlot((item as TimelineItem).date))
  const classes = resolveClasses(frond, timelineTheme, { size, color, orientation, selectable, dated }, ui, className)
  const messages = messagesOf(frond, 'timeline', english)

  const keys = itemKeys('Timeline', items, valueKey)
  const at = value === undefined ? -1 : keys.indexOf(String(value))
  if (value !== undefined && at < 0 && items.length > 0)
    warn('Timeline', `no item has the key "${value}". Keys are ${keys.join(', ')}.`)

  const stateOf = (index: number): TimelineState | undefined => {
    if (at < 0) return undefined
    if (index === at) return 'active'
    return index < at !== reverse ? 'completed' : 'upcoming'
  }

  return renderElement('ol', render, {
    'data-slot': 'timeline',
    'data-orientation': orientation,
    ...attributes,
    className: classes.root,
    children: items.map((item, index) => {
      const own = item as TimelineItem
      const state = stateOf(index)
      const parts = itemClasses(classes, own, 'item')
      const args: TimelineItemArgs<Item> = { item, index, state, ui: parts }
      const select = (event: MouseEvent) => {
        const key = keys[index]! as ItemValue<Item, 'value'>
        setOwnValue(key)
        onValueChange?.(key, item)
        onSelect?.(event, item)
      }
      const status = state === 'completed' ? textSeparator(frond) + messages.completed : undefined

      return (
        <li
          key={keys[index]}
          className={parts.item}
          data-slot="item"
          data-state={state}
          aria-current={state === 'active' ? 'step' : undefined}
        >
          <div className={parts.container} data-slot="container">
            {indicator === undefined ? (
              <AvatarView
                aria-hidden
                size={size}
                // An avatar has its own color class, which would replace the color of the timeline.
                color={state === 'active' || state === 'completed' ? color : undefined}
                icon={own.icon}
                {...own.avatar}
                className={parts.indicator}
                data-slot="indicator"
              />
            ) : (
              fillSlot(indicator, args)
            )}
            {index < items.length - 1 && <div className={parts.separator} data-slot="separator" />}
          </div>
          <div className={parts.wrapper} data-slot="wrapper">
            {own.render?.(args as TimelineItemArgs<never>) ??
              (wrapper === undefined
                ? textOf(args, { date, renderTitle, description }, selectable ? select : undefined, status)
                : fillSlot(wrapper, args))}
          </div>
        </li>
      )
    }),
  })
}

function part(slot: string, className: string, content: ReactNode): ReactNode {
  return isEmptySlot(content) ? null : (
    <div className={className} data-slot={slot}>
      {content}
    </div>
  )
}

/** Date, title and description of an item. If `select` is given, the title is a button. */
function textOf<Item extends object>(
  args: TimelineItemArgs<Item>,
  slots: Pick<TimelineProps<Item>, 'date' | 'renderTitle' | 'description'>,
  select: ((event: MouseEvent) => void) | undefined,
  status: string | undefined,
): ReactNode {
  const { date, renderTitle, description } = slots
  const item = args.item as TimelineItem
  const title = renderTitle === undefined ? item.title : fillSlot(renderTitle, args)
  const Title = select ? 'button' : 'div'
  return (
    <>
      {part('date', args.ui.date, date === undefined ? item.date : fillSlot(date, args))}
      {!isEmptySlot(title) && (
        <Title className={args.ui.title} data-slot="title" {...(select && { type: 'button', onClick: select })}>
          {title}
          {status !== undefined && (
            <span className={args.ui.status} data-slot="status">
              {status}
            </span>
          )}
        </Title>
      )}
      {part(
        'description',
        args.ui.description,
        description === undefined ? item.description : fillSlot(description, args),
      )}
    </>
  )
}
