import { createElement, Fragment, type ReactNode } from 'react'
import { fillSlot, isEmptySlot, type Slot } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { IconValue } from '../Icon.tsx'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** A part with something in it, or nothing. */
export function part(
  slot: string,
  className: string,
  content: ReactNode,
  Element: 'div' | 'p' | 'ul' | `h${HeadingLevel}` = 'div',
): ReactNode {
  if (isEmptySlot(content)) return null
  return (
    <Element className={className} data-slot={slot}>
      {content}
    </Element>
  )
}

/** What is there of these, or nothing: an empty fragment would make what is around it look filled. */
export function group(...nodes: ReactNode[]): ReactNode {
  return nodes.every(isEmptySlot) ? null : createElement(Fragment, null, ...nodes)
}

/** What stands before or above a title: what the caller put there, else the icon. */
export function leadingMark<Part extends string>(
  leading: Slot<{ ui: Classes<Part | 'leadingIcon'> }>,
  icon: IconValue | undefined,
  classes: Classes<Part | 'leadingIcon'>,
): ReactNode {
  if (leading !== undefined) return fillSlot(leading, { ui: classes })
  return icon && <IconView name={icon} className={classes.leadingIcon} data-slot="leadingIcon" />
}

/** The links of a page as buttons. The first is the one to press; those after it are quiet, unless told otherwise. */
export function linkButtons(links: readonly ButtonProps[], size: ButtonProps['size']): ReactNode {
  if (links.length === 0) return null
  return links.map((link, index) => (
    <Button key={index} size={size} {...(index > 0 && { color: 'neutral', variant: 'outline' })} {...link} />
  ))
}
