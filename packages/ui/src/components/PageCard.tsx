'use client'

import type { HTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { Slot } from '../system/slots.ts'
import { splitLink, type LinkOptions } from '../system/links/link-props.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { colorClass } from '../theme/class-names.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageCardTheme } from '../theme/page-card.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'
import { coverWith, isPressable } from './page/cover-link.tsx'
import { followPointer } from './page/follow-pointer.ts'
import { group, leadingContent, part } from './page/page-parts.tsx'

type Part = SlotOf<typeof pageCardTheme>

export interface PageCardProps
  extends LinkOptions, Omit<HTMLAttributes<HTMLElement>, 'className' | 'title' | 'onClick'> {
  /** Icon above the title. */
  icon?: IconValue
  /** Title of the card. */
  title?: string
  /** Text below the title. */
  description?: string
  /** Shows the children below the text, or next to it if there is enough space. @default 'vertical' */
  orientation?: ThemeOption<typeof pageCardTheme, 'orientation'>
  /** Shows the children before the text. @default false */
  reverse?: boolean
  /** Shows a colored border, so that the card stands out among others. @default false */
  highlight?: boolean
  /** Color of the highlighted border. @default 'primary' */
  highlightColor?: Color
  /** Shows a spotlight that follows the pointer. @default false */
  spotlight?: boolean
  /** Color of the spotlight. @default 'primary' */
  spotlightColor?: Color
  /** Visual style of the card. @default 'outline' */
  variant?: ThemeOption<typeof pageCardTheme, 'variant'>
  /** Heading level of the title. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Called on a click. Without an address, the whole card becomes a button. */
  onClick?: MouseEventHandler<HTMLElement>
  /** Content above the text. */
  header?: ReactNode
  /** Replaces the icon, title and description. */
  body?: ReactNode
  /** Replaces the icon. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Replaces `title`, inside the heading. */
  renderTitle?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Content below the text. */
  footer?: ReactNode
  /** Content below or next to the text. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  orientation: 'vertical',
  reverse: false,
  highlight: false,
  highlightColor: 'primary',
  spotlight: false,
  spotlightColor: 'primary',
  variant: 'outline',
  headingLevel: 3,
} as const

/** A card for landing pages that can be one large link. */
export function PageCard(ownProps: PageCardProps) {
  const frond = useFrond()
  const [
    link,
    {
      icon,
      title,
      description,
      orientation,
      reverse,
      highlight,
      highlightColor,
      spotlight,
      spotlightColor,
      variant,
      headingLevel,
      onClick,
      header,
      body,
      leading,
      renderTitle = title,
      renderDescription = description,
      footer,
      children,
      'aria-label': label,
      className,
      ui,
      render,
      ...attributes
    },
  ] = splitLink(resolveProps(frond, pageCardTheme, defaults, ownProps))
  const pressable = isPressable({ link, onClick })
  const classes = resolveClasses(
    frond,
    pageCardTheme,
    { orientation, reverse, highlight, variant, pressable, color: highlight ? highlightColor : undefined },
    ui,
    className,
  )
  const covered = coverWith(
    {
      componentName: 'PageCard',
      link,
      onClick,
      className: classes.link,
      label,
      name: title,
      isReplaced: body !== undefined,
    },
    renderTitle,
    renderDescription,
  )

  const bodyContent = group(
    part('leading', classes.leading, leadingContent(leading, icon, classes)),
    part('title', classes.title, covered.title, `h${headingLevel}`),
    part('description', classes.description, covered.description),
  )
  const text = group(
    part('header', classes.header, header),
    part('body', classes.body, body ?? bodyContent),
    part('footer', classes.footer, footer),
  )

  return renderElement('div', render, {
    'data-slot': 'page-card',
    'data-orientation': orientation,
    'aria-label': covered.label,
    ...attributes,
    className: classes.root,
    children: (
      <>
        {spotlight && (
          <div
            ref={followPointer}
            className={addClass(classes.spotlight, colorClass(spotlightColor))}
            data-slot="spotlight"
          />
        )}
        <div className={classes.container} data-slot="container">
          {part('wrapper', classes.wrapper, text)}
          {children}
        </div>
        {covered.beside}
      </>
    ),
  })
}
