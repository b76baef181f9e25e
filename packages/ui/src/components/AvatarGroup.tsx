'use client'

import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  useMemo,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { FrondContext, useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { cloneTrigger } from '../system/clone-trigger.ts'
import { AvatarView } from './avatar/avatar-view.tsx'
import { warn } from '../system/warn.ts'
import { avatarGroupTheme } from '../theme/avatar-group.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { AvatarSize } from './Avatar.tsx'

export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color'> {
  /** Diameter of all avatars, from 16 to 48 px. @default 'md' */
  size?: AvatarSize
  /** Color of avatars without an image. @default 'neutral' */
  color?: Color
  /** Maximum of visible avatars. Another one shows the number of hidden avatars. */
  max?: number | string
  /** The avatars. Each can be wrapped in a tooltip or a link. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof avatarGroupTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { size: 'md', color: 'neutral' } as const

/** Overlapping avatars with a count of the hidden ones. */
export function AvatarGroup(ownProps: AvatarGroupProps) {
  const frond = useFrond()
  const { size, color, max, children, className, ui, render, ...attributes } = resolveProps(
    frond,
    avatarGroupTheme,
    defaults,
    ownProps,
  )
  const classes = resolveClasses(frond, avatarGroupTheme, { size }, ui, className)
  const context = useGroup(frond, size, color)

  const avatars = toElements(children)
  const shown = avatars.slice(0, toValidMax(max))
  const hidden = avatars.length - shown.length

  return renderElement('div', render, {
    'data-slot': 'avatar-group',
    role: attributes['aria-label'] || attributes['aria-labelledby'] ? 'group' : undefined,
    ...attributes,
    className: classes.root,
    children: (
      <FrondContext value={context}>
        {shown.map((avatar) =>
          cloneTrigger(avatar, ({ props }) => ({
            'data-slot': 'base',
            className: addClass(classes.base, props.className as ClassValue),
          })),
        )}
        {hidden > 0 && <AvatarView text={`+${hidden}`} className={classes.base} data-slot="base" />}
      </FrondContext>
    ),
  })
}

/** Props that the group gives to its avatars. */
function useGroup(frond: FrondContextValue, size: AvatarSize, color: Color): FrondContextValue {
  return useMemo(() => ({ ...frond, avatarGroup: { props: { size, color } } }), [frond, size, color])
}

/** The elements among the children, including those in fragments. */
function toElements(children: ReactNode): ReactElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    if (child.type !== Fragment) return [child]
    return toElements(child.props.children).map((inner) => cloneElement(inner, { key: `${child.key}${inner.key}` }))
  })
}

function toValidMax(max: number | string | undefined): number | undefined {
  if (max === undefined) return undefined
  const count = Number(max)
  if (Number.isInteger(count) && count > 0) return count
  warn('AvatarGroup', `max is "${max}", so all avatars are shown. Pass a whole number above 0.`)
  return undefined
}
