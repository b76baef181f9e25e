'use client'

import { useImperativeHandle, type KeyboardEvent, type Ref } from 'react'
import { moveFocus } from '../../primitives/focus/move-focus.ts'
import { itemKeys, type ItemValue } from '../../primitives/items/item-key.ts'
import { useControlled } from '../../system/use-controlled.ts'
import { warn } from '../../system/warn.ts'
import type { StepperHandle, StepperItem, StepperProps } from '../Stepper.tsx'

interface StepsOptions<Item extends object> extends Pick<
  StepperProps<Item>,
  'items' | 'value' | 'defaultValue' | 'onValueChange' | 'onNext' | 'onPrev'
> {
  valueKey: string
  disabled: boolean
  linear: boolean
  handleRef: Ref<StepperHandle> | undefined
}

/** The current step, which steps can be selected, and the imperative handle. */
export function useSteps<Item extends object>(options: StepsOptions<Item>) {
  const { items, valueKey, disabled, linear, onValueChange, onNext, onPrev } = options
  const [value, setOwnValue] = useControlled<string | number | undefined>(options.value, options.defaultValue)
  const keys = itemKeys('Stepper', items, valueKey)
  const found = value === undefined ? 0 : keys.indexOf(String(value))
  if (found < 0 && items.length > 0)
    warn('Stepper', `no item has the key "${value}", so the first is shown. Keys are ${keys.join(', ')}.`)
  const current = Math.max(0, found)

  const isBlocked = (index: number) =>
    disabled || (items[index] as StepperItem).disabled === true || (linear && index > current + 1)
  const goTo = (index: number) => {
    const item = items[index]
    if (!item || index === current || isBlocked(index)) return
    const key = keys[index]! as ItemValue<Item, 'value'>
    setOwnValue(key)
    onValueChange?.(key, item)
    if (index === current + 1) onNext?.(item)
    if (index === current - 1) onPrev?.(item)
  }
  const hasNext = current < items.length - 1 && !isBlocked(current + 1)
  const hasPrev = current > 0 && !isBlocked(current - 1)
  useImperativeHandle(options.handleRef, () => ({
    next: () => goTo(current + 1),
    prev: () => goTo(current - 1),
    hasNext,
    hasPrev,
  }))

  const triggerProps = (index: number) => ({
    disabled: isBlocked(index),
    tabIndex: index === current ? undefined : -1,
    'aria-current': index === current ? ('step' as const) : undefined,
    onClick: () => goTo(index),
    onKeyDown: moveToStep,
  })

  return { keys, current, triggerProps }
}

/** Arrow keys, Home and End move the focus among the enabled steps. */
function moveToStep(event: KeyboardEvent<HTMLElement>): void {
  const header = event.currentTarget.closest('ol')!
  moveFocus(event, [...header.querySelectorAll<HTMLElement>('[data-slot="trigger"]:not(:disabled)')])
}
