'use client'

import type { HTMLAttributes, ReactNode, Ref, RefCallback } from 'react'
import { supportsStyle } from '../system/browser-support.ts'
import { clamp } from '../system/clamp.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { itemClasses } from '../system/item-classes.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { warn } from '../system/warn.ts'
import { progress as english } from '../locale/en.ts'
import { colorClass } from '../theme/class-names.ts'
import { colorNames, type Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { progressGroupTheme } from '../theme/progress-group.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { PercentBox } from './progress/percent-box.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof progressGroupTheme>

export interface ProgressGroupItem {
  /** Label of the segment in the legend. */
  label?: string
  /** Icon in the legend, instead of the dot. */
  icon?: IconValue
  /** Length of the segment, from 0 to `max`. @default 0 */
  value?: number
  /** Color of the segment: a color of the theme, or any CSS color. @default the color of the group */
  color?: Color | (string & {})
  /** Replaces the content of this item in the legend. */
  render?: (args: ProgressGroupSlotArgs<ProgressGroupItem>) => ReactNode
  /** Classes for the item in the legend. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in Part]?: ClassValue }
}

/** Arguments of the slots of an item. */
export interface ProgressGroupSlotArgs<Item> {
  item: Item
  index: number
  /** Percentage of `max`, rounded. */
  percent: number
}

export interface ProgressGroupProps<Item extends object = ProgressGroupItem> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'color' | 'children'
> {
  /** The segments, in the order of the bar. */
  items?: readonly Item[]
  /** The value of a full bar. @default 100 */
  max?: number
  /** Shows the percentage of all segments together. @default false */
  status?: boolean
  /** Thickness of the bar, from 1 to 20 px, with matching text. @default 'md' */
  size?: ThemeOption<typeof progressGroupTheme, 'size'>
  /** Color of segments without a color. @default 'primary' */
  color?: Color
  /** Direction of the bar. A vertical bar is as high as its container. @default 'horizontal' */
  orientation?: ThemeOption<typeof progressGroupTheme, 'orientation'>
  /** Replaces the percentage. */
  renderStatus?: Slot<{ percent: number }>
  /** Replaces the content of items in the legend. */
  item?: Slot<ProgressGroupSlotArgs<Item>>
  /** Replaces the dot or icon in the legend. */
  itemLeading?: Slot<ProgressGroupSlotArgs<Item>>
  /** Replaces the labels in the legend. */
  itemLabel?: Slot<ProgressGroupSlotArgs<Item>>
  /** Replaces the percentages in the legend. */
  itemTrailing?: Slot<ProgressGroupSlotArgs<Item>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const DEFAULT_MAX = 100

const defaults = {
  max: DEFAULT_MAX,
  status: false,
  size: 'md',
  color: 'primary',
  orientation: 'horizontal',
} as const

/** A progress bar with several segments and a legend. */
export function ProgressGroup<Item extends ProgressGroupItem & object>(ownProps: ProgressGroupProps<Item>) {
  const frond = useFrond()
  const {
    items = [],
    max: givenMax,
    status,
    size,
    color,
    orientation,
    renderStatus,
    item: renderItem,
    itemLeading,
    itemLabel,
    itemTrailing,
    className,
    ui,
    render,
    'aria-label': label,
    'aria-labelledby': labelledby,
    ...attributes
  } = resolveProps(frond, progressGroupTheme, defaults, ownProps)
  const classes = resolveClasses(frond, progressGroupTheme, { size, color, orientation }, ui, className)

  const max = toValidMax(givenMax)
  const segments = items.map((item, index) => {
    const value = toValidValue(item.value, max)
    const args = { item, index, percent: Math.round((value / max) * 100) }
    return { value, args, ui: itemClasses(classes, item, 'item'), paint: toPaint(frond, item.color) }
  })
  const total = toValidTotal(
    segments.reduce((sum, { value }) => sum + value, 0),
    max,
  )
  const percent = Math.round((total / max) * 100)
  const hasLegend = items.some((item) => item.render || item.icon || !isEmptySlot(item.label))

  return renderElement('div', render, {
    'data-slot': 'progress-group',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {(status || renderStatus !== undefined) && (
          <div className={classes.status} data-slot="status">
            {renderStatus === undefined ? `${percent}%` : fillSlot(renderStatus, { percent })}
            <PercentBox orientation={orientation} percent={100 - (total / max) * 100} thickness={0} />
          </div>
        )}
        {/* Screen readers announce one progress bar. The legend describes its segments. */}
        <div
          role="progressbar"
          aria-label={label ?? (labelledby ? undefined : messagesOf(frond, 'progress', english).label)}
          aria-labelledby={labelledby}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={total}
          aria-valuetext={`${percent}%`}
          className={classes.base}
          data-slot="base"
        >
          {segments.map(
            ({ value, args, ui, paint }) =>
              value > 0 && (
                <PercentBox
                  key={args.index}
                  ref={withStyle(paint.style)}
                  orientation={orientation}
                  percent={(value / max) * 100}
                  className={addClass(ui.segment, paint.className)}
                  data-slot="segment"
                >
                  <rect width="100%" height="100%" className={ui.indicator} data-slot="indicator" />
                </PercentBox>
              ),
          )}
        </div>
        {hasLegend && (
          <ul className={classes.list} data-slot="list">
            {segments.map((segment) => legendItem(segment, { renderItem, itemLeading, itemLabel, itemTrailing }))}
          </ul>
        )}
      </>
    ),
  })
}

interface Segment<Item> {
  args: ProgressGroupSlotArgs<Item>
  ui: Classes<Part>
  paint: Paint
}

interface LegendSlots<Item> {
  renderItem: Slot<ProgressGroupSlotArgs<Item>>
  itemLeading: Slot<ProgressGroupSlotArgs<Item>>
  itemLabel: Slot<ProgressGroupSlotArgs<Item>>
  itemTrailing: Slot<ProgressGroupSlotArgs<Item>>
}

function legendItem<Item extends ProgressGroupItem>(
  { args, ui, paint }: Segment<Item>,
  { renderItem, itemLeading, itemLabel, itemTrailing }: LegendSlots<Item>,
): ReactNode {
  const { item } = args
  const own = item.render ?? renderItem
  const leading = item.icon ? (
    <IconView name={item.icon} className={ui.itemLeadingIcon} data-slot="itemLeadingIcon" />
  ) : (
    <span className={ui.itemLeadingDot} data-slot="itemLeadingDot" />
  )
  const text = itemLabel === undefined ? item.label : fillSlot(itemLabel, args)
  return (
    <li key={args.index} ref={withStyle(paint.style)} className={addClass(ui.item, paint.className)} data-slot="item">
      {own === undefined ? (
        <>
          {itemLeading === undefined ? leading : fillSlot(itemLeading, args)}
          {!isEmptySlot(text) && (
            <span className={ui.itemLabel} data-slot="itemLabel">
              {text}
            </span>
          )}
          <span className={ui.itemTrailing} data-slot="itemTrailing">
            {itemTrailing === undefined ? `${args.percent}%` : fillSlot(itemTrailing, args)}
          </span>
        </>
      ) : (
        fillSlot(own, args)
      )}
    </li>
  )
}

type Style = Readonly<Record<`--${string}`, string>>

/** Sets custom properties by script, because a Content-Security-Policy can forbid style attributes in the HTML from the server. */
function withStyle(style: Style | undefined): RefCallback<HTMLElement | SVGElement> | undefined {
  if (!style) return undefined
  return (element) => {
    if (!element) return undefined
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
    return () => {
      for (const name in style) element.style.removeProperty(name)
    }
  }
}

interface Paint {
  className?: string
  style?: Style
}

/** A color of the theme becomes a class. Any other CSS color is set as a custom property, for the fill and for the icon. */
function toPaint(frond: FrondContextValue, color: string | undefined): Paint {
  if (!color) return {}
  const known: readonly string[] = [...colorNames, ...(frond.colors ?? [])]
  if (known.includes(color)) return { className: colorClass(color) }
  if (process.env.NODE_ENV !== 'production' && !supportsStyle('color', color)) {
    warn(
      'ProgressGroup',
      `"${color}" is not a valid color. Use one of ${known.join(', ')}, or a CSS color, such as "#7c3aed".`,
    )
  }
  return { style: { '--c': color, '--c-text': color } }
}

function toValidMax(max: number): number {
  if (Number.isFinite(max) && max > 0) return max
  warn('ProgressGroup', `max is ${String(max)}, so ${DEFAULT_MAX} is used. Pass a number above 0.`)
  return DEFAULT_MAX
}

function toValidValue(value = 0, max: number): number {
  if (value >= 0 && value <= max) return value
  const shown = Number.isNaN(value) ? 0 : clamp(value, 0, max)
  warn(
    'ProgressGroup',
    `the value ${value} is not between 0 and ${max}, so ${shown} is shown. Pass one that is, or change max.`,
  )
  return shown
}

function toValidTotal(total: number, max: number): number {
  // Tolerates rounding errors in the sum of fractions.
  if (total <= max * (1 + Number.EPSILON * 8)) return Math.min(total, max)
  warn(
    'ProgressGroup',
    `the values add up to ${total}, which is more than max (${max}), so the segments are scaled down to fill the bar. Change max.`,
  )
  return max
}
