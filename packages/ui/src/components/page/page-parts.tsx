import { createElement, Fragment, type ReactNode } from 'react'
import { fillSlot, isEmptySlot, type Slot } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { IconValue } from '../Icon.tsx'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Renders a part, or nothing if its content is empty. */
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

/** The nodes in a fragment, or `null` if all are empty. Callers treat an empty fragment as content. */
export function group(...nodes: ReactNode[]): ReactNode {
  return nodes.every(isEmptySlot) ? null : createElement(Fragment, null, ...nodes)
}

/** The content before the title: that of the caller, otherwise the icon. */
export function leadingContent<Part extends string>(
  leading: Slot<{ ui: Classes<Part | 'leadingIcon'> }>,
  icon: IconValue | undefined,
  classes: Classes<Part | 'leadingIcon'>,
): ReactNode {
  if (leading !== undefined) return fillSlot(leading, { ui: classes })
  return icon && <IconView name={icon} className={classes.leadingIcon} data-slot="leadingIcon" />
}

/** Links as buttons. By default the first is solid and the others are neutral and outlined. */
export function linkButtons(links: readonly ButtonProps[], size: ButtonProps['size']): ReactNode {
  if (links.length === 0) return null
  return links.map((link, index) => (
    <Button key={index} size={size} {...(index > 0 && { color: 'neutral', variant: 'outline' })} {...link} />
  ))
}
