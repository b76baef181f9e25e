'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon, type IconValue } from '../components/Icon.tsx'
import { arrowRight } from '../icons/arrowRight.ts'
import { external as externalRole } from '../icons/external.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot, roleIcon } from '../system/slots.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseCardTheme } from '../theme/prose-card.ts'
import { blockTarget, proseLink } from './prose-link.ts'

export interface ProseCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'color' | 'title'> {
  /** Icon above the title. */
  icon?: IconValue
  title?: ReactNode
  /** Text below the title. */
  description?: ReactNode
  /** Color of the icon. @default 'primary' */
  color?: Color
  /** Makes the whole card a link. */
  to?: string
  /** Where the link opens. @default a new tab for other sites */
  target?: string
  /** Replaces `description`. */
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Exclude<SlotOf<typeof proseCardTheme>, 'group'>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { color: 'primary' } as const

/** A framed block with a title, which can link to another page. */
export function ProseCard(ownProps: ProseCardProps) {
  const frond = useFrond()
  const { icon, title, description, color, to, target, children, className, ui, ...attributes } = resolveProps(
    frond,
    proseCardTheme,
    defaults,
    ownProps,
  )
  const classes = resolveClasses(frond, proseCardTheme, { color, to: Boolean(to) }, ui, className)
  const text = children ?? description

  return (
    <div data-slot="prose-card" {...attributes} className={classes.root}>
      {icon && <Icon name={icon} className={classes.icon} data-slot="icon" />}
      {(to !== undefined || !isEmptySlot(title)) && (
        <div className={classes.title} data-slot="title">
          {to === undefined ? title : renderLink(to)}
        </div>
      )}
      {!isEmptySlot(text) && (
        <div className={classes.description} data-slot="description">
          {text}
        </div>
      )}
    </div>
  )

  /** The title is the link, so it is the accessible name of the link. The link covers the whole card. */
  function renderLink(address: string) {
    const {
      element: Element,
      props,
      external,
    } = proseLink(frond, address, { target: blockTarget(address, target) }, 'ProseCard')
    const linkIcon = external ? roleIcon(frond, 'external', externalRole) : roleIcon(frond, 'arrowRight', arrowRight)
    return (
      <Element {...props} className={classes.link} data-slot="link">
        {isEmptySlot(title) ? address : title}
        <Icon name={linkIcon} className={classes.linkIcon} data-slot="linkIcon" />
      </Element>
    )
  }
}

export interface ProseCardGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  children?: ReactNode
  className?: ClassValue
  ref?: Ref<HTMLDivElement>
}

/** Cards in two columns if there is enough space. */
export function ProseCardGroup({ className, ...attributes }: ProseCardGroupProps) {
  const classes = resolveClasses(useFrond(), proseCardTheme, {})
  return <div data-slot="prose-card-group" {...attributes} className={addClass(classes.group, className)} />
}
