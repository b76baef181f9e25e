'use client'

import type { HTMLAttributes, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { splitLink, toHref, type LinkOptions } from '../system/links/link-props.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { useLink } from '../system/links/use-link.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { linkTheme } from '../theme/link.ts'

export interface LinkProps extends LinkOptions, Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> {
  /** Type of the button that is rendered if there is no address. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Removes the classes of the theme. `activeClass` and `inactiveClass` still apply. @default false */
  raw?: boolean
  /** Content, or a function that gets the state of the link. */
  children?: Slot<{ active: boolean }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof linkTheme>]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { type: 'button', raw: false, disabled: false } as const

type ResolvedProps = WithDefaults<LinkProps, typeof defaults>

/** A link that uses the router of the application, or a button if it has no address. */
export function Link(ownProps: LinkProps) {
  const frond = useFrond()
  const props = resolveProps(frond, linkTheme, defaults, ownProps)
  if (toHref(props) !== undefined) return <Anchor {...props} />

  const { children, render, ...rest } = props
  const [options, { raw: _raw, ui: _ui, className: _className, ...attributes }] = splitLink(rest)
  const active = options.active ?? false
  return renderElement('button', render, {
    'data-slot': 'link',
    ...attributes,
    disabled: options.disabled || undefined,
    className: linkClass(frond, props, active),
    children: fillSlot(children, { active }),
  })
}

function Anchor(props: ResolvedProps) {
  const frond = useFrond()
  const { children, ref, render, raw: _raw, ui: _ui, className: _className, type: _type, onClick, ...rest } = props
  const [options, attributes] = splitLink(rest)
  const link = useLink(options, 'Link')
  return renderElement(link.element, render, {
    'data-slot': 'link',
    ...attributes,
    // Classes come before the address, because a list of links then compresses better.
    className: linkClass(frond, props, link.active),
    ...link.props,
    onClick: link.props['aria-disabled'] ? undefined : onClick,
    ref: joinRefs<HTMLElement>(link.ref as Ref<HTMLElement>, ref),
    children: fillSlot(children, { active: link.active }),
  })
}

function linkClass(frond: FrondContextValue, props: ResolvedProps, active: boolean): string | undefined {
  const { raw, ui, className, activeClass, inactiveClass } = props
  const own = raw ? '' : resolveClasses(frond, linkTheme, { active }, ui).base
  return addClass(addClass(own, active ? activeClass : inactiveClass), className) || undefined
}
