'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { IconValue } from '../components/Icon.tsx'
import { Tabs } from '../components/Tabs.tsx'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { warn } from '../system/warn.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseTabsTheme } from '../theme/prose-tabs.ts'
import { readItems, type ProseItem } from './child-items.ts'
import { useSyncedTab } from './synced-choice.ts'

export interface ProseTabsProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'color' | 'content' | 'defaultValue'
> {
  /** The items as data. @default the `ProseTabsItem` children */
  items?: readonly ProseItem[]
  /** Index of the initially selected tab. @default '0' */
  defaultValue?: string | number
  /** Groups with the same key switch together, by the text of their tabs, and remember the choice. */
  sync?: string
  /** Id of an element that is scrolled into view after another tab was selected. */
  hash?: string
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof proseTabsTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { defaultValue: '0' } as const

/** The new panel may be taller or shorter. Wait for its layout and images before scrolling. */
const SCROLL_DELAY_MS = 200

/** Sections of which one is shown at a time. */
export function ProseTabs(ownProps: ProseTabsProps) {
  const frond = useFrond()
  const {
    items: given,
    defaultValue,
    sync,
    hash,
    children,
    className,
    ui,
    ...attributes
  } = resolveProps(frond, proseTabsTheme, defaults, ownProps)
  const { root, ...parts } = resolveClasses(frond, proseTabsTheme, {}, ui, className)

  const items = given ?? readItems(children)
  if (items.length === 0) warn('ProseTabs', 'there is no item in it. Put items inside, or pass `items`.')
  const [value, select] = useSyncedTab(items, defaultValue, sync)

  return (
    <Tabs
      data-slot="prose-tabs"
      {...attributes}
      items={items.map((item, index) => ({ ...item, value: String(index) }))}
      value={value}
      onValueChange={(next) => {
        select(next)
        if (hash) setTimeout(() => document.getElementById(hash)?.scrollIntoView(), SCROLL_DELAY_MS)
      }}
      variant="link"
      // All panels are in the HTML, so that search engines and text browsers find them.
      unmountOnHide={false}
      className={root}
      ui={parts}
    />
  )
}

export interface ProseTabsItemProps {
  /** Text of the tab. @default the number of the tab */
  label?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Content of the panel, if there are no `children`. */
  description?: string
  /** Content of the panel. */
  children?: ReactNode
}

/** A tab of `ProseTabs`, which reads its props. Alone it only renders its content. */
export function ProseTabsItem({ children, description }: ProseTabsItemProps) {
  return children ?? description
}
