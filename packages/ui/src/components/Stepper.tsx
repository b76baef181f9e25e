'use client'

import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { itemClasses } from '../system/item-classes.ts'
import type { FieldName, ItemValue } from '../primitives/items/item-key.ts'
import { joinTexts } from '../system/join-text.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { stepper as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { stepperTheme } from '../theme/stepper.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'
import { useSteps } from './stepper/use-steps.ts'

type Part = SlotOf<typeof stepperTheme>

/** What the slots of a step know. */
export interface StepperItemArgs<Item> {
  item: Item
  index: number
  /** Whether the step is done, is the current one, or is still to come. */
  state: 'completed' | 'active' | 'upcoming'
  ui: Classes<Part>
}

export interface StepperItem {
  title?: ReactNode
  description?: ReactNode
  /** Icon in place of the number. */
  icon?: IconValue
  /** What is shown while it is the current step. */
  content?: ReactNode
  /** Key of the step. @default its index as text */
  value?: string | number
  /** Keeps it from being chosen. */
  disabled?: boolean
  /** Renders what is shown while it is the current step. */
  render?: (args: StepperItemArgs<never>) => ReactNode
  className?: ClassValue
  ui?: { [P in Part]?: ClassValue }
}

/** Moves through the steps from outside. */
export interface StepperHandle {
  next: () => void
  prev: () => void
  readonly hasNext: boolean
  readonly hasPrev: boolean
}

export interface StepperProps<
  Item extends object = StepperItem,
  ValueKey extends FieldName<Item> = 'value',
> extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'children' | 'defaultValue' | 'content' | 'title'> {
  /** The steps. */
  items: readonly Item[]
  /** Size of the indicators, and with them of the text. @default 'md' */
  size?: ThemeOption<typeof stepperTheme, 'size'>
  /** Colour of the current step and those that are done. @default 'primary' */
  color?: Color
  /** Which way the steps run. @default 'horizontal' */
  orientation?: ThemeOption<typeof stepperTheme, 'orientation'>
  /** Field of an item that holds its key. @default 'value' */
  valueKey?: ValueKey
  /** Key of the current step. Without it the stepper keeps its own state. */
  value?: ItemValue<Item, ValueKey>
  /** Key of the step at first. @default the first one */
  defaultValue?: ItemValue<Item, ValueKey>
  /** Called with the key of the step that becomes the current one. */
  onValueChange?: (value: ItemValue<Item, ValueKey>, item: Item) => void
  /** Called when it goes on by one step. */
  onNext?: (item: Item) => void
  /** Called when it goes back by one step. */
  onPrev?: (item: Item) => void
  /** Keeps every step as it is. @default false */
  disabled?: boolean
  /** Lets one go on by one step only, not further ahead. @default true */
  linear?: boolean
  /** Replaces the number or icon of a step. */
  indicator?: Slot<StepperItemArgs<Item>>
  /** Replaces title and description. */
  wrapper?: Slot<StepperItemArgs<Item>>
  /** Replaces the title. */
  title?: Slot<StepperItemArgs<Item>>
  /** Replaces the description. */
  description?: Slot<StepperItemArgs<Item>>
  /** Replaces what is shown for the current step. */
  content?: Slot<StepperItemArgs<Item>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
  /** Gets what moves through the steps from outside. */
  handleRef?: Ref<StepperHandle>
}

const defaults = {
  size: 'md',
  color: 'primary',
  orientation: 'horizontal',
  valueKey: 'value',
  disabled: false,
  linear: true,
} as const

/** The steps of a task, and what belongs to the current one. */
export function Stepper<Item extends object = StepperItem, const ValueKey extends FieldName<Item> = 'value'>(
  ownProps: StepperProps<Item, ValueKey>,
) {
  const frond = useFrond()
  const {
    items,
    size,
    color,
    orientation,
    valueKey,
    value,
    defaultValue,
    onValueChange,
    onNext,
    onPrev,
    disabled,
    linear,
    indicator,
    wrapper,
    title,
    description,
    content,
    className,
    ui,
    render,
    handleRef,
    ...attributes
  } = resolveProps(frond, stepperTheme, defaults, ownProps as StepperProps<Item>)
  const classes = resolveClasses(frond, stepperTheme, { size, color, orientation }, ui, className)
  const messages = messagesOf(frond, 'stepper', english)
  const id = useId()

  const { keys, current, isBlocked, triggerProps } = useSteps({
    items,
    value,
    defaultValue,
    valueKey,
    disabled,
    linear,
    onValueChange,
    onNext,
    onPrev,
    handleRef,
  })

  const currentItem = items[current]
  const argsOf = (item: Item, index: number): StepperItemArgs<Item> => {
    const state = index === current ? 'active' : index < current ? 'completed' : 'upcoming'
    return { item, index, state, ui: itemClasses(classes, item as StepperItem, 'item') }
  }

  let body: ReactNode = null
  if (currentItem) {
    const own = currentItem as StepperItem
    const args = argsOf(currentItem, current)
    body =
      own.render?.(args as StepperItemArgs<never>) ?? (content === undefined ? own.content : fillSlot(content, args))
  }
  const hasBody = !isEmptySlot(body)

  return renderElement('div', render, {
    'data-slot': 'stepper',
    'data-orientation': orientation,
    ...attributes,
    className: classes.root,
    children: (
      <>
        <ol className={classes.header} data-slot="header">
          {items.map((item, index) => {
            const own = item as StepperItem
            const args = argsOf(item, index)
            const { state, ui: parts } = args
            const titleContent = title === undefined ? own.title : fillSlot(title, args)
            const descriptionContent = description === undefined ? own.description : fillSlot(description, args)
            const textId = `${id}${index}`

            return (
              <li
                key={keys[index]}
                className={parts.item}
                data-slot="item"
                data-state={state}
                data-disabled={isBlocked(index) ? '' : undefined}
              >
                <div className={parts.container} data-slot="container">
                  <button
                    type="button"
                    id={`${textId}b`}
                    className={parts.trigger}
                    data-slot="trigger"
                    {...triggerProps(index)}
                    aria-controls={index === current && hasBody ? `${id}c` : undefined}
                    aria-label={nameStep(frond, messages, index, state)}
                    aria-labelledby={
                      isEmptySlot(titleContent) && wrapper === undefined ? undefined : `${textId}b ${textId}`
                    }
                  >
                    <span className={parts.indicator} data-slot="indicator">
                      {indicator === undefined ? markOf(own, index, parts) : fillSlot(indicator, args)}
                    </span>
                  </button>
                  {index < items.length - 1 && <div className={parts.separator} data-slot="separator" />}
                </div>
                <div className={parts.wrapper} id={textId} data-slot="wrapper">
                  {wrapper === undefined ? (
                    <>
                      {part('title', parts.title, titleContent)}
                      {part('description', parts.description, descriptionContent)}
                    </>
                  ) : (
                    fillSlot(wrapper, args)
                  )}
                </div>
              </li>
            )
          })}
        </ol>
        {hasBody && (
          <div className={classes.content} id={`${id}c`} data-slot="content">
            {body}
          </div>
        )}
      </>
    ),
  })
}

/** The icon of a step, or its number. */
function markOf({ icon }: StepperItem, index: number, parts: Classes<Part>): ReactNode {
  return icon ? <IconView name={icon} className={parts.icon} data-slot="icon" /> : index + 1
}

function nameStep(
  frond: FrondContextValue,
  messages: { readonly step: string; readonly completed: string },
  index: number,
  state: StepperItemArgs<never>['state'],
): string {
  const name = fillText(messages.step, { number: index + 1 })
  return state === 'completed' ? joinTexts(frond, [name, messages.completed]) : name
}

function part(slot: string, className: string, children: ReactNode): ReactNode {
  return isEmptySlot(children) ? null : (
    <div className={className} data-slot={slot}>
      {children}
    </div>
  )
}
