'use client'

import { dark as darkRole } from '../icons/dark.ts'
import { light as lightRole } from '../icons/light.ts'
import { system as systemRole } from '../icons/system.ts'
import { useColorMode, type ColorModePreference } from '../hooks/useColorMode.ts'
import { useFrond } from '../system/frond-context.ts'
import { roleIcon } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { colorMode as english } from '../locale/en.ts'
import { colorModeSelectTheme } from '../theme/color-mode-select.ts'
import type { IconValue } from './Icon.tsx'
import { Select, type SelectProps } from './Select.tsx'

/** An option of the select. */
export interface ColorModeItem {
  label: string
  value: ColorModePreference
  icon: IconValue
}

export interface ColorModeSelectProps extends Omit<
  SelectProps<ColorModeItem>,
  'items' | 'multiple' | 'value' | 'defaultValue' | 'valueKey' | 'labelKey' | 'descriptionKey'
> {
  /** Icon of the system mode. @default the icon of the role `system` */
  systemIcon?: IconValue
  /** Icon of light mode. @default the icon of the role `light` */
  lightIcon?: IconValue
  /** Icon of dark mode. @default the icon of the role `dark` */
  darkIcon?: IconValue
  /** Disables the select. @default true while the page forces a mode */
  disabled?: boolean
}

/** A select for light, dark or system mode. */
export function ColorModeSelect(ownProps: ColorModeSelectProps) {
  const frond = useFrond()
  const { systemIcon, lightIcon, darkIcon, disabled, className, onValueChange, ...props } = resolveProps(
    frond,
    colorModeSelectTheme,
    {},
    ownProps,
  )
  const { preference, forced, setPreference } = useColorMode()
  const messages = messagesOf(frond, 'colorMode', english)
  const shown = forced ?? preference
  const items: ColorModeItem[] = [
    { label: messages.system, value: 'system', icon: systemIcon ?? roleIcon(frond, 'system', systemRole) },
    { label: messages.light, value: 'light', icon: lightIcon ?? roleIcon(frond, 'light', lightRole) },
    { label: messages.dark, value: 'dark', icon: darkIcon ?? roleIcon(frond, 'dark', darkRole) },
  ]

  return (
    <Select
      icon={items.find((item) => item.value === shown)?.icon}
      aria-label={props['aria-labelledby'] || frond.field ? undefined : messages.label}
      {...props}
      className={resolveClasses(frond, colorModeSelectTheme, {}, undefined, className).root}
      items={items}
      value={shown}
      disabled={disabled ?? forced !== undefined}
      onValueChange={(value, item) => {
        setPreference(value)
        onValueChange?.(value, item)
      }}
    />
  )
}
