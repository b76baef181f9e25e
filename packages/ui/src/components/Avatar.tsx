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
  /** URL of the image. */
  src?: string
  /** Name of the person or thing. Its initials are shown while there is no image. */
  alt?: string
  /** Icon shown while there is no image. */
  icon?: IconValue
  /** Text shown while there is no image, instead of the initials. */
  text?: string
  /** Diameter, from 16 to 48 px. @default 'md' */
  size?: AvatarSize
  /** Color while there is no image. @default 'neutral' */
  color?: Color
  /** Shows a chip in the corner. Pass chip props to customize it. @default false */
  chip?: boolean | ChipProps
  /** Replaces the image and its fallback. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof avatarTheme>]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** An image of a person or thing, with an icon, text or initials as fallback. */
export function Avatar({ chip, ...props }: AvatarProps) {
  const { size, render, root } = useAvatar(props)
  if (!chip) return renderElement('span', render, root)
  return <Chip inset size={size} {...(chip === true ? undefined : chip)} {...root} render={render ?? <span />} />
}
