'use client'

import { Badge, type BadgeProps } from '../components/Badge.tsx'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { proseBadgeTheme } from '../theme/prose-badge.ts'

export interface ProseBadgeProps extends BadgeProps {
  /** @default 'subtle' */
  variant?: BadgeProps['variant']
  /** @default 'sm' */
  size?: BadgeProps['size']
}

const defaults = { variant: 'subtle', size: 'sm' } as const

/** A label in the text, such as the version that added a feature. */
export function ProseBadge(ownProps: ProseBadgeProps) {
  const frond = useFrond()
  const { className, ...props } = resolveProps(frond, proseBadgeTheme, defaults, ownProps)
  const classes = resolveClasses(frond, proseBadgeTheme, {}, undefined, className)

  return <Badge data-slot="prose-badge" {...props} className={classes.base} />
}
