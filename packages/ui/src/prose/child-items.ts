import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { IconValue } from '../components/Icon.tsx'
import { resolveLazy } from '../system/resolve-lazy.ts'

export interface ProseItem {
  label: string
  icon?: IconValue
  content?: ReactNode
}

interface ItemProps {
  label?: string
  icon?: IconValue
  description?: string
  children?: ReactNode
}

/** Reads the items of a block from its children. An item without a label has its number as label. */
export function readItems(children: ReactNode): ProseItem[] {
  return childElements<ItemProps>(children).map(({ props }, index) => ({
    label: props.label ?? String(index + 1),
    icon: props.icon,
    content: props.children ?? props.description,
  }))
}

/** The elements among the children, without the white space that Markdown leaves between them. */
export function childElements<Props>(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children)
    .map((child) => resolveLazy(child))
    .filter((child) => isValidElement<Props>(child))
}
