'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon, type IconValue } from '../components/Icon.tsx'
import { arrowRight } from '../icons/arrowRight.ts'
import { caution } from '../icons/caution.ts'
import { external as externalRole } from '../icons/external.ts'
import { info } from '../icons/info.ts'
import { tip } from '../icons/tip.ts'
import { warning } from '../icons/warning.ts'
import type { IconData } from '../icons/roles.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { roleIcon } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { proseCallout } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseCalloutTheme } from '../theme/prose-callout.ts'
import { blockTarget, proseLink } from './prose-link.ts'
import { textOf } from './text-of.ts'

export interface ProseCalloutProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'color'> {
  /** Icon before the text. */
  icon?: IconValue
  /** @default 'neutral' */
  color?: Color
  /** Makes the whole block a link. */
  to?: string
  /** Where the link opens. @default a new tab for other sites */
  target?: string
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof proseCalloutTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { color: 'neutral' } as const

/** A highlighted block of text. */
export function ProseCallout(props: ProseCalloutProps) {
  return renderCallout(useFrond(), props)
}

/** A callout for additional information. */
export function ProseNote(props: ProseCalloutProps) {
  return usePreset('note', 'info', 'info', info, props)
}

/** A callout for advice. */
export function ProseTip(props: ProseCalloutProps) {
  return usePreset('tip', 'success', 'tip', tip, props)
}

/** A callout for something that needs attention. */
export function ProseWarning(props: ProseCalloutProps) {
  return usePreset('warning', 'warning', 'warning', warning, props)
}

/** A callout for something that can cause damage. */
export function ProseCaution(props: ProseCalloutProps) {
  return usePreset('caution', 'error', 'caution', caution, props)
}

type Kind = keyof typeof proseCallout

function usePreset(
  kind: Kind,
  color: Color,
  role: 'info' | (Kind & ('tip' | 'warning' | 'caution')),
  own: IconData,
  props: ProseCalloutProps,
) {
  const frond = useFrond()
  const name = messagesOf(frond, 'proseCallout', proseCallout)[kind]
  return renderCallout(frond, { color, icon: roleIcon(frond, role, own), ...props }, name)
}

/** `name` is the kind of callout, for screen readers, which do not announce the color and the icon. */
function renderCallout(frond: FrondContextValue, ownProps: ProseCalloutProps, name?: string) {
  const { icon, color, to, target, children, className, ui, ...attributes } = resolveProps(
    frond,
    proseCalloutTheme,
    defaults,
    ownProps,
  )
  const classes = resolveClasses(frond, proseCalloutTheme, { color, to: Boolean(to) }, ui, className)

  return (
    <div data-slot="prose-callout" {...attributes} className={classes.root}>
      {icon && <Icon name={icon} aria-label={name} className={classes.icon} data-slot="icon" />}
      <div className={classes.content} data-slot="content">
        {children}
      </div>
      {to && renderLink()}
    </div>
  )

  function renderLink() {
    const address = to!
    const {
      element: Element,
      props,
      external,
    } = proseLink(frond, address, { target: blockTarget(address, target) }, 'ProseCallout')
    const linkIcon = external ? roleIcon(frond, 'external', externalRole) : roleIcon(frond, 'arrowRight', arrowRight)
    // The text may contain links, and links cannot be nested, so the block contains a link that covers it.
    return (
      <Element {...props} aria-label={textOf(children).trim() || address} className={classes.link} data-slot="link">
        <Icon name={linkIcon} className={classes.linkIcon} data-slot="linkIcon" />
      </Element>
    )
  }
}
