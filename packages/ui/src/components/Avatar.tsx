'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { useAvatar } from './avatar/avatar-view.tsx'
import type { avatarTheme } from '../theme/avatar.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Chip, type ChipProps } from './Chip.tsx'
import type { IconValue } from './Icon.tsx'

export type AvatarSize = ThemeOption<typeof avatarTheme, 'size'>

export interface AvatarProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color'> {
  /** Address of the picture. */
  src?: string
  /** Names who or what is shown. Its initials are shown while there is no picture. */
  alt?: string
  /** Icon shown while there is no picture. */
  icon?: IconValue
  /** Text shown while there is no picture, in place of the initials. */
  text?: string
  /** Diameter, from 16 to 48 px. @default 'md' */
  size?: AvatarSize
  /** Colour while there is no picture. @default 'neutral' */
  color?: Color
  /** Puts a chip inside the corner; an object sets its props. @default false */
  chip?: boolean | ChipProps
  /** Content in place of the picture and what stands in for it. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof avatarTheme>]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A picture of somebody, or an icon, text or initials in its place. */
export function Avatar({ chip, ...props }: AvatarProps) {
  const { size, render, root } = useAvatar(props)
  if (!chip) return renderElement('span', render, root)
  return <Chip inset size={size} {...(chip === true ? undefined : chip)} {...root} render={render ?? <span />} />
}
