import { createElement, Fragment, type ReactNode } from 'react'
import { isEmptySlot } from '../../internal/icon-slots.ts'
import { Button, type ButtonProps } from '../Button.tsx'

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

/** The links of a page as buttons. The first is the one to press; those after it are quiet, unless told otherwise. */
export function linkButtons(links: readonly ButtonProps[], size: ButtonProps['size']): ReactNode {
  if (links.length === 0) return null
  return links.map((link, index) => (
    <Button key={index} size={size} {...(index > 0 && { color: 'neutral', variant: 'outline' })} {...link} />
  ))
}
