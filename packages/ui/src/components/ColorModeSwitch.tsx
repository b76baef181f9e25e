'use client'

import { dark as darkRole } from '../icons/dark.ts'
import { light as lightRole } from '../icons/light.ts'
import { useColorMode } from '../hooks/useColorMode.ts'
import { useFrond } from '../system/frond-context.ts'
import { roleIcon } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { colorMode as english } from '../locale/en.ts'
import { colorModeSwitchTheme } from '../theme/color-mode-switch.ts'
import type { IconValue } from './Icon.tsx'
import { Switch, type SwitchProps } from './Switch.tsx'

export interface ColorModeSwitchProps extends Omit<
  SwitchProps,
  'checked' | 'defaultChecked' | 'trueValue' | 'falseValue' | 'checkedIcon' | 'uncheckedIcon'
> {
  /** Icon in the thumb in light mode. @default the icon of the role `light` */
  lightIcon?: IconValue
  /** Icon in the thumb in dark mode. @default the icon of the role `dark` */
  darkIcon?: IconValue
  /** Disables the switch. @default true while the page forces a mode */
  disabled?: boolean
}

/** A switch that is on in dark mode. */
export function ColorModeSwitch(ownProps: ColorModeSwitchProps) {
  const frond = useFrond()
  const { lightIcon, darkIcon, disabled, className, onCheckedChange, ...props } = resolveProps(
    frond,
    colorModeSwitchTheme,
    {},
    ownProps,
  )
  const { value, forced, setPreference } = useColorMode()
  const isNamed = props.label || props.renderLabel || props['aria-labelledby'] || frond.field

  return (
    <Switch
      // The name does not change with the state, because a switch has its own checked state.
      aria-label={isNamed ? undefined : messagesOf(frond, 'colorMode', english).dark}
      {...props}
      className={resolveClasses(frond, colorModeSwitchTheme, {}, undefined, className).root}
      checkedIcon={darkIcon ?? roleIcon(frond, 'dark', darkRole)}
      uncheckedIcon={lightIcon ?? roleIcon(frond, 'light', lightRole)}
      checked={value === 'dark'}
      disabled={disabled ?? forced !== undefined}
      onCheckedChange={(dark) => {
        setPreference(dark ? 'dark' : 'light')
        onCheckedChange?.(dark)
      }}
    />
  )
}
