'use client'

import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { itemClasses } from '../system/item-classes.ts'
import type { ItemValue, KnownField } from '../primitives/items/item-key.ts'
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
import { stepView } from './stepper/step-view.tsx'
import { useSteps } from './stepper/use-steps.ts'

type Part = SlotOf<typeof stepperTheme>

/** Arguments of the slots of a step. */
export interface StepperItemArgs<Item> {
  item: Item
  index: number
  /** Whether the step is before, at, or after the current one. */
  state: 'completed' | 'active' | 'upcoming'
  ui: Classes<Part>
}

export interface StepperItem {
  title?: ReactNode
  description?: ReactNode
  /** Icon instead of the number. */
  icon?: IconValue
  /** Content while this is the current step. */
  content?: ReactNode
  /** Key of the step. @default its index as text */
  value?: string | number
  /** Prevents selecting the step. */
  disabled?: boolean
  /** Renders the content while this is the current step. */
  render?: (args: StepperItemArgs<never>) => ReactNode
  className?: ClassValue
  ui?: { [P in Part]?: ClassValue }
}

/** Handle to change the step from code. */
export interface StepperHandle {
  next: () => void
  prev: () => void
  readonly hasNext: boolean
  readonly hasPrev: boolean
}

export interface StepperProps<Item extends object = StepperItem, ValueKey extends string = 'value'> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'color' | 'children' | 'defaultValue' | 'content' | 'title'
> {
  /** The steps. */
  items: readonly Item[]
  /** Size of the indicators, with matching text. @default 'md' */
  size?: ThemeOption<typeof stepperTheme, 'size'>
  /** Color of the current and completed steps. @default 'primary' */
  color?: Color
  /** Direction of the steps. @default 'horizontal' */
  orientation?: ThemeOption<typeof stepperTheme, 'orientation'>
  /** Field with the key of an item. @default 'value' */
  valueKey?: ValueKey & KnownField<Item, ValueKey>
  /** Key of the current step. Leave it out to let the stepper keep its own state. */
  value?: ItemValue<Item, ValueKey>
  /** Key of the initial step. @default the first one */
  defaultValue?: ItemValue<Item, ValueKey>
  /** Called with the key of the new step. */
  onValueChange?: (value: ItemValue<Item, ValueKey>, item: Item) => void
  /** Called when the stepper moves to the next step. */
  onNext?: (item: Item) => void
  /** Called when the stepper moves to the previous step. */
  onPrev?: (item: Item) => void
  /** Prevents changing the step. @default false */
  disabled?: boolean
  /** Allows moving forward by only one step at a time. @default true */
  linear?: boolean
  /** Replaces the number or icon of a step. */
  indicator?: Slot<StepperItemArgs<Item>>
  /** Replaces title and description. */
  wrapper?: Slot<StepperItemArgs<Item>>
  /** Replaces the title. */
  title?: Slot<StepperItemArgs<Item>>
  /** Replaces the description. */
  description?: Slot<StepperItemArgs<Item>>
  /** Replaces the content of the current step. */
  content?: Slot<StepperItemArgs<Item>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
  /** Ref to the handle that changes the step. */
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

/** The steps of a task and the content of the current one. */
export function Stepper<Item extends object = StepperItem, const ValueKey extends string = 'value'>(
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
  const id = useId()

  const { keys, current, triggerProps } = useSteps({
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
            const args = argsOf(item, index)
            return stepView({
              key: keys[index]!,
              id: `${id}${index}`,
              name: nameStep(frond, args),
              args,
              slots: { indicator, wrapper, title, description },
              trigger: {
                ...triggerProps(index),
                'aria-controls': index === current && hasBody ? `${id}c` : undefined,
              },
              isLast: index === items.length - 1,
            })
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

/** The accessible name of a step: its number, and whether it is completed. */
function nameStep(frond: FrondContextValue, { index, state }: Pick<StepperItemArgs<never>, 'index' | 'state'>): string {
  const messages = messagesOf(frond, 'stepper', english)
  const name = fillText(messages.step, { number: index + 1 })
  return state === 'completed' ? joinTexts(frond, [name, messages.completed]) : name
}
