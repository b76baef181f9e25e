'use client'

import { useId, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { chevronDown as chevronDownRole } from '../icons/chevronDown.ts'
import { moveFocus } from '../primitives/focus/move-focus.ts'
import type { ClassValue } from '../system/component-override.ts'
import { CollapsePanel } from '../primitives/presence/collapse-panel.tsx'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, roleIcon, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { itemClasses } from '../system/item-classes.ts'
import { itemKeys, readField, type FieldName } from '../primitives/items/item-key.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { accordionTheme } from '../theme/accordion.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof accordionTheme>

export interface AccordionItem {
  /** Label of the header. */
  label?: string
  /** Icon before the label. */
  icon?: IconValue
  /** Icon at the end of the header. Replaces the icon of the accordion. */
  trailingIcon?: IconValue
  /** Content of the panel. */
  content?: ReactNode
  /** Key of the item in `value`. @default its `id`, otherwise its index as text */
  value?: string
  /** Prevents opening and closing the item. */
  disabled?: boolean
  /** Renders the panel of this item, without the padding of `content`. */
  render?: (args: AccordionSlotArgs<AccordionItem>) => ReactNode
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in Part]?: ClassValue }
}

/** Arguments of the slots of an item. */
export interface AccordionSlotArgs<Item> {
  item: Item
  index: number
  open: boolean
  /** The classes of each part. */
  ui: Classes<Part>
}

export type AccordionType = 'single' | 'multiple'

/** The key of the open item, or `''` for none. With `multiple` a list of keys. */
export type AccordionValue<Type extends AccordionType> = Type extends 'multiple' ? string[] : string

export interface AccordionProps<
  Item extends object = AccordionItem,
  Type extends AccordionType = 'single',
> extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children' | 'content' | 'defaultValue'> {
  /** The items. They can have any type: `labelKey`, `valueKey` and the slots define what is shown. */
  items?: readonly Item[]
  /** Whether one or several items can be open. @default 'single' */
  type?: Type
  /** The open item: its key, or `''` for none. With `type="multiple"` a list of keys. */
  value?: AccordionValue<Type>
  /** The initially open item. */
  defaultValue?: AccordionValue<Type>
  /** Called when an item opens or closes, with the open items and the changed item. */
  onValueChange?: (value: AccordionValue<Type>, item: Item) => void
  /** Allows closing the open item of a single accordion. @default true */
  collapsible?: boolean
  /** Disables all items. @default false */
  disabled?: boolean
  /** Removes the content of closed items. With `false` find-in-page of the browser can find and open them. @default true */
  unmountOnHide?: boolean
  /** Icon at the end of each header. @default the icon of the role `chevronDown` */
  trailingIcon?: IconValue
  /** Level of the headings around the headers' buttons. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Field that identifies an item. @default 'value' */
  valueKey?: FieldName<Item>
  /** Field with the label of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Replaces the icon before the label. */
  leading?: Slot<AccordionSlotArgs<Item>>
  /** Replaces the icon at the end of the header. */
  trailing?: Slot<AccordionSlotArgs<Item>>
  /** Replaces the content of the panel, without the padding of `body`. */
  content?: Slot<AccordionSlotArgs<Item>>
  /** Replaces the `content` of the items. */
  body?: Slot<AccordionSlotArgs<Item>>
  /** Replaces the label of the headers. */
  children?: Slot<AccordionSlotArgs<Item>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

/** Items without a field `label` need another one, or a slot that renders the label. */
type LabelSource<Item> =
  'label' extends FieldName<Item> ? unknown : { labelKey: FieldName<Item> } | { children: unknown }

const defaults = {
  type: 'single',
  collapsible: true,
  disabled: false,
  unmountOnHide: true,
  headingLevel: 3,
  valueKey: 'value',
  labelKey: 'label',
} as const

/** A list of headers that expand and collapse panels. */
export function Accordion<Item extends AccordionItem & object, const Type extends AccordionType = 'single'>(
  ownProps: AccordionProps<Item, Type> & LabelSource<Item>,
) {
  const frond = useFrond()
  const {
    items = [],
    type,
    value,
    defaultValue,
    onValueChange,
    collapsible,
    disabled,
    unmountOnHide,
    trailingIcon,
    headingLevel,
    valueKey,
    labelKey,
    leading,
    trailing,
    content,
    body,
    children,
    className,
    ui,
    render,
    onKeyDown,
    ...attributes
  } = resolveProps(frond, accordionTheme, defaults, ownProps)
  const classes = resolveClasses(frond, accordionTheme, {}, ui, className)
  const keys = itemKeys('Accordion', items, valueKey)
  const multiple = type === 'multiple'
  const { open, toggle } = useOpenItems<Item, Type>({ value, defaultValue, onValueChange, multiple, collapsible })
  const id = useId()

  function panel(args: AccordionSlotArgs<Item>, key: string): ReactNode {
    const { item, index, open: isOpen } = args
    const own = item.render ?? content
    const inside = body ?? item.content
    if (own === undefined && inside === undefined) return null
    return (
      <CollapsePanel
        open={isOpen}
        kept={!unmountOnHide}
        height="--accordion-panel-height"
        onFind={() => toggle(item, key, true)}
        id={`${id}p${index}`}
        {...(isOpen && { role: 'region', 'aria-labelledby': `${id}t${index}` })}
        className={args.ui.content}
        data-slot="content"
      >
        {own === undefined ? (
          <div className={args.ui.body} data-slot="body">
            {fillSlot(inside, args)}
          </div>
        ) : (
          fillSlot(own, args)
        )}
      </CollapsePanel>
    )
  }

  function renderItem(item: Item, index: number): ReactNode {
    const key = keys[index]!
    const isOpen = open.includes(key)
    const args = { item, index, open: isOpen, ui: itemClasses(classes, item, 'item') }
    const shown = panel(args, key)
    return (
      <div key={key} className={args.ui.item} data-slot="item" data-open={isOpen ? '' : undefined}>
        <div role="heading" aria-level={headingLevel} className={args.ui.header} data-slot="header">
          <button
            type="button"
            id={shown && isOpen ? `${id}t${index}` : undefined}
            aria-expanded={isOpen}
            aria-controls={shown && isOpen ? `${id}p${index}` : undefined}
            aria-disabled={(isOpen && !multiple && !collapsible) || undefined}
            disabled={disabled || item.disabled}
            className={args.ui.trigger}
            data-slot="trigger"
            data-panel-open={isOpen ? '' : undefined}
            onClick={() => toggle(item, key, !isOpen)}
          >
            {leading === undefined
              ? item.icon && <IconView name={item.icon} className={args.ui.leadingIcon} data-slot="leadingIcon" />
              : fillSlot(leading, args)}
            <span className={args.ui.label} data-slot="label">
              {children === undefined ? String(readField(item, labelKey) ?? '') : fillSlot(children, args)}
            </span>
            {trailing === undefined ? (
              <IconView
                name={item.trailingIcon ?? trailingIcon ?? roleIcon(frond, 'chevronDown', chevronDownRole)}
                className={args.ui.trailingIcon}
                data-slot="trailingIcon"
              />
            ) : (
              fillSlot(trailing, args)
            )}
          </button>
        </div>
        {shown}
      </div>
    )
  }

  return renderElement('div', render, {
    'data-slot': 'accordion',
    ...attributes,
    className: classes.root,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event)
      if (!event.defaultPrevented) moveFocus(event, headersIn(event.currentTarget), { orientation: 'vertical' })
    },
    children: items.map(renderItem),
  })
}

interface OpenItemsOptions<Item extends object, Type extends AccordionType> extends Pick<
  AccordionProps<Item, Type>,
  'value' | 'defaultValue' | 'onValueChange'
> {
  multiple: boolean
  collapsible: boolean
}

/** The keys of the open items, controlled or not, and a function that opens or closes one. */
function useOpenItems<Item extends object, Type extends AccordionType>(options: OpenItemsOptions<Item, Type>) {
  const { value, defaultValue, onValueChange, multiple, collapsible } = options
  const [open, setOpen] = useControlled(toList(value), toList(defaultValue) ?? [])
  function toggle(item: Item, key: string, opens: boolean): void {
    if (!opens && !multiple && !collapsible) return
    const others = multiple ? open.filter((other) => other !== key) : []
    const next = opens ? [...others, key] : others
    setOpen(next)
    onValueChange?.((multiple ? next : (next[0] ?? '')) as AccordionValue<Type>, item)
  }
  return { open, toggle }
}

/** Converts a single value to a list of one key, and `''` to an empty list. */
function toList(value: string | string[] | undefined): string[] | undefined {
  if (typeof value !== 'string') return value
  return value === '' ? [] : [value]
}

/** The headers of this accordion, without those of an accordion inside a panel. */
function headersIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(':scope > * > * > [aria-expanded]:not(:disabled)')]
}
