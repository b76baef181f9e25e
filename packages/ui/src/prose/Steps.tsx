'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { proseStepsTheme } from '../theme/prose-steps.ts'

export interface ProseStepsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** Level of the headings that start a step. @default 3 */
  level?: 2 | 3 | 4 | '2' | '3' | '4'
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { root?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { level: 3 } as const

/** Numbered steps along a line. Each heading inside starts a step. */
export function ProseSteps(ownProps: ProseStepsProps) {
  const frond = useFrond()
  const { level, className, ui, ...attributes } = resolveProps(frond, proseStepsTheme, defaults, ownProps)
  const classes = resolveClasses(frond, proseStepsTheme, { level: String(level) as '3' }, ui, className)

  return <div data-slot="prose-steps" {...attributes} className={classes.root} />
}
