'use client'

import { Icon, type IconProps } from '../components/Icon.tsx'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { proseIconTheme } from '../theme/prose-icon.ts'

export interface ProseIconProps extends Omit<IconProps, 'className'> {
  className?: ClassValue
}

/** An icon in a line of text. Without `aria-label`, screen readers skip it. */
export function ProseIcon(ownProps: ProseIconProps) {
  const frond = useFrond()
  const { className, ...props } = resolveProps(frond, proseIconTheme, {}, ownProps)
  const classes = resolveClasses(frond, proseIconTheme, {}, undefined, className)

  return <Icon data-slot="prose-icon" {...props} className={classes.base} />
}
