'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot } from '../system/slots.ts'
import { renderPart } from '../system/render-part.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { footerTheme } from '../theme/footer.ts'

export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Full-width content above the footer. */
  top?: ReactNode
  /** Content at the start. It comes last on narrow screens. */
  left?: ReactNode
  /** Content in the center. */
  children?: ReactNode
  /** Content at the end. It comes first on narrow screens. */
  right?: ReactNode
  /** Full-width content below the footer. */
  bottom?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof footerTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <footer> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** The footer of a page. */
export function Footer(ownProps: FooterProps) {
  const frond = useFrond()
  const { top, left, children, right, bottom, className, ui, render, ...attributes } = resolveProps(
    frond,
    footerTheme,
    {},
    ownProps,
  )
  const classes = resolveClasses(frond, footerTheme, {}, ui, className)
  const part = renderPart(classes)

  // Both sides are rendered even if they are empty, because the center is positioned between them.
  const hasCenter = !isEmptySlot(children)
  const side = (name: 'left' | 'right', content: ReactNode) =>
    hasCenter && isEmptySlot(content) ? <div className={classes[name]} data-slot={name} /> : part(name, content)
  const hasRow = hasCenter || !isEmptySlot(left) || !isEmptySlot(right)

  return renderElement('footer', render, {
    'data-slot': 'footer',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {part('top', top)}
        {hasRow && (
          <div className={classes.container} data-slot="container">
            {side('left', left)}
            {part('center', children)}
            {side('right', right)}
          </div>
        )}
        {part('bottom', bottom)}
      </>
    ),
  })
}
