'use client'

import { useContext } from 'react'
import { DashboardContext } from '../hooks/dashboard/dashboard-context.ts'
import { search as searchRole } from '../icons/search.ts'
import { dashboardSearchButton as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { LinkOptions } from '../system/links/link-props.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { roleIcon } from '../system/slots.ts'
import { dashboardSearchButtonTheme } from '../theme/dashboard-search-button.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'
import { Kbd, type KbdProps } from './Kbd.tsx'
import { Tooltip, type TooltipProps } from './Tooltip.tsx'

export interface DashboardSearchButtonProps extends Omit<
  ButtonProps,
  Exclude<keyof LinkOptions, 'disabled'> | 'icon' | 'ui'
> {
  /** Icon before the label, or `false` for none. @default the icon of the role `search` */
  icon?: IconValue | false
  /** Label of the button. @default a message in the language of the application */
  label?: string
  /** Color of the button. @default 'neutral' */
  color?: ButtonProps['color']
  /** Visual style of the button. @default 'outline', or 'ghost' while collapsed */
  variant?: ButtonProps['variant']
  /** Shows only the icon. The label becomes its name for screen readers. @default false */
  collapsed?: boolean
  /** Shows label and keys in a tooltip while collapsed. Pass tooltip props to customize it. @default false */
  tooltip?: boolean | TooltipProps
  /** Keys of the shortcut, shown after the label. @default ['meta', 'k'] */
  kbds?: readonly (string | KbdProps)[]
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof dashboardSearchButtonTheme>]?: ClassValue }
}

const defaults = { color: 'neutral', collapsed: false, tooltip: false, kbds: ['meta', 'k'] } as const

/** A button that opens the search of the dashboard. */
export function DashboardSearchButton(ownProps: DashboardSearchButtonProps) {
  const frond = useFrond()
  const messages = messagesOf(frond, 'dashboardSearchButton', english)
  const { search } = useContext(DashboardContext)
  const {
    icon,
    label = messages.label,
    collapsed,
    variant = collapsed ? 'ghost' : 'outline',
    tooltip,
    kbds,
    className,
    ui,
    onClick,
    ...props
  } = resolveProps(frond, dashboardSearchButtonTheme, defaults, ownProps)
  const classes = resolveClasses(frond, dashboardSearchButtonTheme, { collapsed }, ui, className)

  const keys = kbds.length > 0 && (
    // The shortcut is not part of the name of the button.
    <span className={classes.trailing} data-slot="trailing" aria-hidden>
      {kbds.map((kbd, index) => (
        <Kbd key={index} size="sm" {...(typeof kbd === 'string' ? { value: kbd } : kbd)} />
      ))}
    </span>
  )
  const button = (
    <Button
      icon={icon === false ? undefined : (icon ?? roleIcon(frond, 'search', searchRole))}
      variant={variant}
      aria-haspopup="dialog"
      aria-expanded={search?.open}
      data-slot="dashboard-search-button"
      {...(collapsed ? { 'aria-label': label } : { label, renderTrailing: keys })}
      {...props}
      className={classes.base}
      ui={{ label: classes.label }}
      onClick={(event) => {
        const answer = onClick?.(event)
        if (!event.defaultPrevented) search?.toggle()
        return answer
      }}
    />
  )
  if (!collapsed || !tooltip) return button
  return (
    <Tooltip text={label} kbds={kbds} content={{ side: 'right' }} {...(tooltip === true ? undefined : tooltip)}>
      {button}
    </Tooltip>
  )
}
