'use client'

import type { ComponentProps } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseTheme } from '../theme/prose.ts'

export type ProsePart = SlotOf<typeof proseTheme>

/** The attributes of an HTML element, with a `className` that may also be a function. */
export type ProseElementProps<Tag extends keyof React.JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className'
> & {
  className?: ClassValue
}

/** Resolves the class of a prose element. Articles have many elements, so each gets one class and no other attribute. */
export function useProse<Props extends { className?: ClassValue }>(part: ProsePart, props: Props) {
  const classes = resolveClasses(useFrond(), proseTheme, {})
  return { ...props, className: addClass(classes[part], props.className) }
}
