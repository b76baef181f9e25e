'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import { itemKey, itemKeys, type FieldName, type ItemValue } from '../../primitives/items/item-key.ts'
import { useControlled } from '../../system/use-controlled.ts'
import type { TabsItem, TabsProps } from '../Tabs.tsx'
import { moveToTab } from './tab-list.ts'

interface TabsOptions<Item extends TabsItem & object, ValueKey extends string> extends Pick<
  TabsProps<Item, ValueKey>,
  'value' | 'defaultValue' | 'onValueChange'
> {
  items: readonly Item[]
  valueKey: string
  orientation: 'horizontal' | 'vertical'
  activationMode: 'automatic' | 'manual'
}

/** Which tab is selected, which one the Tab key reaches (roving tabindex), and the keys of the tab list. */
export function useTabs<Item extends TabsItem & object, ValueKey extends string>(options: TabsOptions<Item, ValueKey>) {
  const { items, value, defaultValue, valueKey, orientation, activationMode, onValueChange } = options
  const keys = itemKeys('Tabs', items, valueKey as FieldName<Item>)
  const [chosen, setChosen] = useControlled(toKey(value), toKey(defaultValue))
  // If the selected item was removed and the value is not controlled, the first enabled tab is selected instead.
  const isKept = value !== undefined || (chosen !== undefined && keys.includes(chosen))
  const firstIndex = items.findIndex((item) => !item.disabled)
  const selected = isKept ? chosen : keys[firstIndex]

  function select(index: number): void {
    const item = items[index]
    if (!item || item.disabled || keys[index] === selected) return
    setChosen(keys[index])
    onValueChange?.(itemKey(item, index, valueKey as FieldName<Item>) as ItemValue<Item, ValueKey>, item)
  }

  // The Tab key reaches the tab that has the focus, otherwise the selected one.
  const [focused, setFocused] = useState<string>()
  const tabStop = [focused, selected].find((key) => key !== undefined && keys.includes(key)) ?? keys[firstIndex]

  /** Whether the arrow keys move the focus at this moment. A press moves it, too, but selects the tab by its click. */
  const isMoving = useRef(false)
  const listProps = {
    'aria-orientation': orientation === 'vertical' ? orientation : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      isMoving.current = true
      moveToTab(event, orientation)
      isMoving.current = false
    },
    onBlur: () => setFocused(undefined),
  }

  const tabProps = (index: number) => {
    const key = keys[index]!
    const { disabled } = items[index]!
    return {
      'aria-selected': key === selected,
      'aria-disabled': disabled || undefined,
      tabIndex: key === tabStop ? 0 : -1,
      'data-active': key === selected ? '' : undefined,
      'data-disabled': disabled ? '' : undefined,
      onClick: () => select(index),
      onFocus: () => {
        if (key !== tabStop) setFocused(key)
        if (activationMode === 'automatic' && isMoving.current) select(index)
      },
    }
  }

  return { keys, selected, listProps, tabProps }
}

function toKey(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}
