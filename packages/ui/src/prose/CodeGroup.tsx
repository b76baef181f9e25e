'use client'

import { Children, cloneElement, isValidElement, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { IconValue } from '../components/Icon.tsx'
import { Tabs } from '../components/Tabs.tsx'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { warn } from '../system/warn.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseCodeGroupTheme } from '../theme/prose-code-group.ts'
import { useSyncedTab } from './synced-choice.ts'

export interface ProseCodeGroupItem {
  /** Text of the tab. */
  label: string
  /** Icon before the text. */
  icon?: IconValue
  /** Content of the tab. */
  content?: ReactNode
}

export interface ProseCodeGroupProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'content' | 'defaultValue'
> {
  /** The code blocks as data. @default the `children` */
  items?: readonly ProseCodeGroupItem[]
  /** Code blocks. The tab of each shows its `filename`, otherwise its `label`, otherwise its number. */
  children?: ReactNode
  /** Index of the initial block. @default '0' */
  defaultValue?: string | number
  /** Groups with the same key switch together, by the text of their tabs, and remember the choice. */
  sync?: string
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof proseCodeGroupTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { defaultValue: '0' } as const

/** Code blocks in tabs. */
export function ProseCodeGroup(ownProps: ProseCodeGroupProps) {
  const frond = useFrond()
  const {
    items: given,
    children,
    defaultValue,
    sync,
    className,
    ui,
    ...attributes
  } = resolveProps(frond, proseCodeGroupTheme, defaults, ownProps)
  const { root, ...parts } = resolveClasses(frond, proseCodeGroupTheme, {}, ui, className)

  const items = given ?? readItems(children)
  if (items.length === 0) warn('ProseCodeGroup', 'there is no code block in it. Put some inside, or pass `items`.')

  const [value, select] = useSyncedTab(items, defaultValue, sync)

  return (
    <Tabs
      data-slot="prose-code-group"
      {...attributes}
      items={items.map(toTab)}
      value={value}
      onValueChange={select}
      color="neutral"
      size="sm"
      // All blocks are in the HTML, so that the browser's page search finds them and they work without JavaScript.
      unmountOnHide={false}
      className={root}
      ui={parts}
    />
  )
}

function toTab({ label, icon, content }: ProseCodeGroupItem, index: number) {
  return { label, icon, content, value: String(index) }
}

interface BlockProps {
  filename?: string
  label?: string
  icon?: IconValue
  hideHeader?: boolean
}

function readItems(children: ReactNode): ProseCodeGroupItem[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<BlockProps>(child))
    .map((block, index) => ({
      label: block.props.filename ?? block.props.label ?? String(index + 1),
      icon: block.props.icon,
      // The tab already shows the file name.
      content: typeof block.type === 'string' ? block : cloneElement(block, { hideHeader: true }),
    }))
}
