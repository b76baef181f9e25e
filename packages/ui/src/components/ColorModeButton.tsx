'use client'

import { useSyncExternalStore } from 'react'
import { dark as darkRole } from '../icons/dark.ts'
import { light as lightRole } from '../icons/light.ts'
import { readForced, readMode, setPreference, subscribe } from '../system/color-mode-store.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot, roleIcon } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import type { LinkOptions } from '../system/links/link-props.ts'
import { messagesOf } from '../system/messages.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { colorMode as english } from '../locale/en.ts'
import { colorModeButtonTheme } from '../theme/color-mode-button.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof colorModeButtonTheme>

export interface ColorModeButtonProps extends Omit<ButtonProps, keyof LinkOptions | 'icon' | 'ui'> {
  /** Color of the button. @default 'neutral' */
  color?: ButtonProps['color']
  /** Visual style of the button. @default 'ghost' */
  variant?: ButtonProps['variant']
  /** Icon in light mode. @default the icon of the role `light` */
  lightIcon?: IconValue
  /** Icon in dark mode. @default the icon of the role `dark` */
  darkIcon?: IconValue
  /** Disables the button. @default true while the page forces a mode */
  disabled?: boolean
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
}

const defaults = { color: 'neutral', variant: 'ghost' } as const

/** A button that switches between light and dark mode. */
export function ColorModeButton(ownProps: ColorModeButtonProps) {
  const frond = useFrond()
  const { lightIcon, darkIcon, label, children, square, disabled, className, ui, onClick, ...props } = resolveProps(
    frond,
    colorModeButtonTheme,
    defaults,
    ownProps,
  )
  const classes = resolveClasses(frond, colorModeButtonTheme, {}, ui, className)
  const messages = messagesOf(frond, 'colorMode', english)
  const forced = useSyncExternalStore(subscribe, isForced, isNotForced)
  const hasText = !isEmptySlot(children ?? label)
  const isNamed = hasText || props['aria-label'] || props['aria-labelledby']

  return (
    <Button
      renderLeading={({ ui: parts }) => (
        <>
          <IconView
            name={lightIcon ?? roleIcon(frond, 'light', lightRole)}
            className={addClass(parts.leadingIcon, classes.lightIcon)}
            data-slot="lightIcon"
          />
          <IconView
            name={darkIcon ?? roleIcon(frond, 'dark', darkRole)}
            className={addClass(parts.leadingIcon, classes.darkIcon)}
            data-slot="darkIcon"
          />
        </>
      )}
      data-slot="color-mode-button"
      {...props}
      label={label}
      square={square ?? !hasText}
      disabled={disabled ?? forced}
      className={classes.base}
      onClick={(event) => {
        const answer = onClick?.(event)
        if (!event.defaultPrevented) setPreference(readMode() === 'dark' ? 'light' : 'dark')
        return answer
      }}
    >
      {isNamed ? (
        children
      ) : (
        <>
          <span className={classes.lightLabel} data-slot="lightLabel">
            {messages.switchToDark}
          </span>
          <span className={classes.darkLabel} data-slot="darkLabel">
            {messages.switchToLight}
          </span>
        </>
      )}
    </Button>
  )
}

const isForced = () => readForced() !== undefined
const isNotForced = () => false
