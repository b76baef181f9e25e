'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { loading as loadingRole } from '../icons/loading.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { AvatarView, type AvatarOptions } from './avatar/avatar-view.tsx'
import type { SlotOf } from '../theme/define-theme.ts'
import { emptyTheme } from '../theme/empty.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { AvatarSize } from './Avatar.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof emptyTheme>

export interface EmptyProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title' | 'children'> {
  /** Icon above the title. */
  icon?: IconValue
  /** Avatar above the title. An icon replaces it. */
  avatar?: AvatarOptions
  /** Replaces the icon with the loading icon. @default false */
  loading?: boolean
  /** Icon shown while loading. @default the icon of the role `loading` */
  loadingIcon?: IconValue
  /** Title, such as what is missing. */
  title?: string
  /** Description, such as the reason and the next step. */
  description?: string
  /** Action buttons. */
  actions?: readonly ButtonProps[]
  /** Visual style. @default 'outline' */
  variant?: ThemeOption<typeof emptyTheme, 'variant'>
  /** Size of icon, text, buttons and padding. @default 'md' */
  size?: ThemeOption<typeof emptyTheme, 'size'>
  /** Replaces icon, title and description. */
  header?: ReactNode
  /** Replaces the icon or avatar. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Replaces `title`. */
  renderTitle?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Replaces the buttons and their container. */
  body?: ReactNode
  /** Replaces the buttons of `actions`. */
  renderActions?: ReactNode
  /** Content below everything else. */
  footer?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { loading: false, variant: 'outline', size: 'md' } as const

/** A message for an empty state, with actions. */
export function Empty(ownProps: EmptyProps) {
  const frond = useFrond()
  const {
    icon,
    avatar,
    loading,
    loadingIcon,
    title,
    description,
    actions = [],
    variant,
    size,
    header,
    leading,
    renderTitle = title,
    renderDescription = description,
    body,
    renderActions,
    footer,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, emptyTheme, defaults, ownProps)
  const classes = resolveClasses(frond, emptyTheme, { variant, size, loading }, ui, className)

  /** Renders a part, or nothing if its content is empty. */
  function part(name: Part, content: ReactNode): ReactNode {
    if (isEmptySlot(content)) return null
    return (
      <div className={classes[name]} data-slot={name}>
        {content}
      </div>
    )
  }

  let before: ReactNode = null
  if (leading !== undefined) before = fillSlot(leading, { ui: classes })
  else if (loading || icon || avatar) {
    const shown = loading ? (loadingIcon ?? roleIcon(frond, 'loading', loadingRole)) : icon
    before = (
      <AvatarView
        size={classes.avatarSize as AvatarSize}
        data-slot="avatar"
        {...(shown ? { icon: shown } : avatar)}
        className={addClass(classes.avatar, avatar?.className)}
      />
    )
  }

  const heading = part('title', renderTitle)
  const text = part('description', renderDescription)
  const headerContent = (before || heading || text) && (
    <>
      {before}
      {heading}
      {text}
    </>
  )
  const buttons =
    renderActions === undefined && actions.length > 0
      ? actions.map((action, index) => <Button key={index} size={size} {...action} />)
      : renderActions

  return renderElement('div', render, {
    'data-slot': 'empty',
    'aria-busy': loading || undefined,
    ...attributes,
    className: classes.root,
    children: (
      <>
        {part('header', header ?? headerContent)}
        {part('body', body ?? part('actions', buttons))}
        {part('footer', footer)}
      </>
    ),
  })
}
