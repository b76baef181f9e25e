'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { useKbd, type KbdKey } from '../hooks/useKbd.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { kbdTheme } from '../theme/kbd.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

export type KbdSize = ThemeOption<typeof kbdTheme, 'size'>

export interface KbdProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color'> {
  /** The key. Names such as `meta`, `shift` or `arrowup` are shown as symbols, other text is shown unchanged. */
  value?: KbdKey | (string & {})
  /** Color of the key. @default 'neutral' */
  color?: Color
  /** Visual style of the key. @default 'outline' */
  variant?: ThemeOption<typeof kbdTheme, 'variant'>
  /** Size of the key. @default 'md' */
  size?: KbdSize
  /** Replaces `value`. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof kbdTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <kbd> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { color: 'neutral', variant: 'outline', size: 'md' } as const

/** A key on the keyboard, for showing shortcuts. */
export function Kbd(ownProps: KbdProps) {
  const frond = useFrond()
  const { getKbdKey } = useKbd()
  const { value, color, variant, size, children, className, ui, render, ...attributes } = resolveProps(
    frond,
    kbdTheme,
    defaults,
    ownProps,
  )
  const content = children ?? getKbdKey(value)
  const letter = typeof content === 'string' && content.length === 1
  const classes = resolveClasses(frond, kbdTheme, { color, variant, size, letter }, ui, className)

  return renderElement('kbd', render, { 'data-slot': 'kbd', ...attributes, className: classes.base, children: content })
}
