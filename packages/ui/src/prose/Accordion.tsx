'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Accordion, type AccordionProps } from '../components/Accordion.tsx'
import type { IconValue } from '../components/Icon.tsx'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { warn } from '../system/warn.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseAccordionTheme } from '../theme/prose-accordion.ts'
import { readItems, type ProseItem } from './child-items.ts'

export interface ProseAccordionProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'content' | 'defaultValue'
> {
  /** The items as data. @default the `ProseAccordionItem` children */
  items?: readonly ProseItem[]
  /** Whether one or several items can be open. @default 'multiple' */
  type?: 'single' | 'multiple'
  /** Index of the initially open item, or a list of indexes. @default none */
  defaultValue?: string | string[]
  /** Level of the headings around the buttons. @default 3 */
  headingLevel?: AccordionProps['headingLevel']
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof proseAccordionTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { type: 'multiple' } as const

/** Sections that the reader opens, such as questions and answers. */
export function ProseAccordion(ownProps: ProseAccordionProps) {
  const frond = useFrond()
  const {
    items: given,
    children,
    className,
    ui,
    ...attributes
  } = resolveProps(frond, proseAccordionTheme, defaults, ownProps)
  const { root, ...parts } = resolveClasses(frond, proseAccordionTheme, {}, ui, className)

  const items = given ?? readItems(children)
  if (items.length === 0) warn('ProseAccordion', 'there is no item in it. Put items inside, or pass `items`.')

  return (
    <Accordion
      data-slot="prose-accordion"
      {...attributes}
      items={items}
      // Closed content is in the HTML, so that the browser's page search finds it.
      unmountOnHide={false}
      className={root}
      ui={parts}
    />
  )
}

export interface ProseAccordionItemProps {
  /** Text of the header. @default the number of the item */
  label?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Content of the section. */
  children?: ReactNode
}

/** An item of `ProseAccordion`, which reads its props. Alone it only renders its content. */
export function ProseAccordionItem({ children }: ProseAccordionItemProps) {
  return children
}
