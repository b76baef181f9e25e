'use client'

import type { HTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { splitLink, toHref, type LinkOptions } from '../system/links/link-props.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { useLink } from '../system/links/use-link.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { userTheme } from '../theme/user.ts'
import { Avatar, type AvatarProps, type AvatarSize } from './Avatar.tsx'
import type { ChipProps } from './Chip.tsx'

type Part = SlotOf<typeof userTheme>

export interface UserProps extends LinkOptions, Omit<HTMLAttributes<HTMLElement>, 'className' | 'onClick'> {
  /** Name of the user. */
  name?: string
  /** Text below the name, or next to it in the three smallest sizes. */
  description?: string
  /** Picture of the user. Falls back to the initials of `name`. */
  avatar?: AvatarProps
  /** Shows a chip on the picture. Pass chip props to customize it. @default false */
  chip?: boolean | ChipProps
  /** Size of the picture and the text. @default 'md' */
  size?: AvatarSize
  /** Shows the text next to the picture or below it. @default 'horizontal' */
  orientation?: ThemeOption<typeof userTheme, 'orientation'>
  /** Called on a click. Without an address, the component becomes a button. */
  onClick?: MouseEventHandler<HTMLElement>
  /** Replaces the picture. */
  renderAvatar?: Slot<{ ui: Classes<Part> }>
  /** Replaces `name`. */
  renderName?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Replaces the name and description. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div>, or <button> with `onClick` */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { size: 'md', orientation: 'horizontal', chip: false } as const

type ResolvedProps = WithDefaults<UserProps, typeof defaults>

/** A user with picture, name and description. */
export function User(ownProps: UserProps) {
  const frond = useFrond()
  const props = resolveProps(frond, userTheme, defaults, ownProps)
  if (toHref(props) !== undefined) return <LinkUser {...props} />

  const [link, rest] = splitLink(props)
  const pressable = props.onClick !== undefined
  const { render, element } = toUserElement(frond, rest, pressable)
  if (!pressable) return renderElement('div', render, element)
  return renderElement('button', render, { type: 'button', disabled: link.disabled || undefined, ...element })
}

function LinkUser(props: ResolvedProps) {
  const frond = useFrond()
  const [options, rest] = splitLink(props)
  const link = useLink(options, 'User')
  const { render, element } = toUserElement(frond, rest, true)
  const { ref, onClick, className, ...attributes } = element
  return renderElement(link.element, render, {
    ...attributes,
    ...link.props,
    onClick: link.props['aria-disabled'] ? undefined : onClick,
    ref: joinRefs<HTMLElement>(link.ref as Ref<HTMLElement>, ref as Ref<HTMLElement>),
    className: addClass(className as string, link.active ? options.activeClass : options.inactiveClass),
  })
}

/** The attributes and content of the root element, which is a link, a button or a div. */
function toUserElement(frond: FrondContextValue, props: Omit<ResolvedProps, keyof LinkOptions>, pressable: boolean) {
  const {
    name,
    description,
    avatar,
    chip,
    size,
    orientation,
    renderAvatar,
    renderName = name,
    renderDescription = description,
    children,
    className,
    ui,
    render,
    ...attributes
  } = props
  const classes = resolveClasses(frond, userTheme, { size, orientation, pressable }, ui, className)
  const hasName = !isEmptySlot(renderName)
  const hasDescription = !isEmptySlot(renderDescription)

  let picture: ReactNode = null
  if (renderAvatar !== undefined) picture = fillSlot(renderAvatar, { ui: classes })
  else if (avatar || chip) {
    picture = (
      <Avatar
        alt={name}
        // Screen readers read the name next to it.
        aria-hidden={hasName || !isEmptySlot(children) || undefined}
        size={size}
        chip={chip}
        data-slot="avatar"
        {...avatar}
        className={addClass(classes.avatar, avatar?.className)}
      />
    )
  }

  // Only phrasing content such as spans is valid inside a button.
  const element: Record<string, unknown> = {
    'data-slot': 'user',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {picture}
        {(hasName || hasDescription || !isEmptySlot(children)) && (
          <span className={classes.wrapper} data-slot="wrapper">
            {children ?? (
              <>
                {hasName && (
                  <span className={classes.name} data-slot="name">
                    {renderName}
                  </span>
                )}
                {hasDescription && (
                  <span className={classes.description} data-slot="description">
                    {renderDescription}
                  </span>
                )}
              </>
            )}
          </span>
        )}
      </>
    ),
  }
  return { render, element }
}
