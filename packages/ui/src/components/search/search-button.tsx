import type { ReactNode } from 'react'
import { search as searchRole } from '../../icons/search.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { LinkOptions } from '../../system/links/link-props.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { roleIcon } from '../../system/slots.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { IconValue } from '../Icon.tsx'
import { Kbd, type KbdProps } from '../Kbd.tsx'
import { Tooltip, type TooltipProps } from '../Tooltip.tsx'

/** The props of a button that opens a search. */
export interface SearchButtonOptions extends Omit<ButtonProps, Exclude<keyof LinkOptions, 'disabled'> | 'icon' | 'ui'> {
  /** Icon before the label, or `false` for none. @default the icon of the role `search` */
  icon?: IconValue | false
  /** Label of the button. @default a message in the language of the application */
  label?: string
  /** Color of the button. @default 'neutral' */
  color?: ButtonProps['color']
  /** Visual style of the button. @default 'outline', or 'ghost' while collapsed */
  variant?: ButtonProps['variant']
  /** Shows only the icon. The label becomes its name for screen readers. */
  collapsed?: boolean
  /** Shows label and keys in a tooltip while collapsed. Pass tooltip props to customize it. @default false */
  tooltip?: boolean | TooltipProps
  /** Keys of the shortcut, shown after the label. @default ['meta', 'k'] */
  kbds?: readonly (string | KbdProps)[]
}

export const searchButtonDefaults = { color: 'neutral', tooltip: false, kbds: ['meta', 'k'] } as const

interface SearchButtonView {
  /** `data-slot` of the button. */
  slot: string
  props: SearchButtonOptions
  classes: Classes<'base' | 'label' | 'trailing'>
  /** Whether the search is open. Unset if there is no search. */
  open: boolean | undefined
  /** Opens or closes the search. */
  toggle: () => void
  /** Where the tooltip of a collapsed button is. */
  tooltipSide?: 'right'
}

/** A button that opens a search. Collapsed, it is an icon whose label is in a tooltip. */
export function searchButton(frond: FrondContextValue, view: SearchButtonView): ReactNode {
  const { slot, classes, open, toggle, tooltipSide } = view
  const {
    icon,
    label,
    collapsed,
    variant = collapsed ? 'ghost' : 'outline',
    tooltip,
    kbds = [],
    onClick,
    ...props
  } = view.props
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
      aria-expanded={open}
      data-slot={slot}
      {...(collapsed ? { 'aria-label': label } : { label, renderTrailing: keys })}
      {...props}
      className={classes.base}
      ui={{ label: classes.label }}
      onClick={(event) => {
        const answer = onClick?.(event)
        if (!event.defaultPrevented) toggle()
        return answer
      }}
    />
  )
  if (!collapsed || !tooltip) return button
  return (
    <Tooltip
      text={label}
      kbds={kbds}
      content={tooltipSide && { side: tooltipSide }}
      {...(tooltip === true ? undefined : tooltip)}
    >
      {button}
    </Tooltip>
  )
}
