import type { ReactNode } from 'react'
import { close as closeRole } from '../../icons/close.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { addClass } from '../../system/resolve-classes.ts'
import { roleIcon } from '../../system/slots.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { IconValue } from '../Icon.tsx'

interface CloseOptions {
  /** Whether there is a button, or the props the caller gives it. */
  readonly close?: boolean | ButtonProps | undefined
  readonly closeIcon?: IconValue | undefined
}

/** The button that closes a dialog, alert, banner or toast. It stays open if the caller's click handler prevents the default. */
export function closeButton(
  frond: FrondContextValue,
  { close, closeIcon }: CloseOptions,
  props: ButtonProps & { 'aria-label': string; className: string },
  onClose: () => void,
): ReactNode {
  if (!close) return null
  const own = close === true ? undefined : close
  return (
    <Button
      icon={closeIcon ?? roleIcon(frond, 'close', closeRole)}
      data-slot="close"
      {...props}
      {...own}
      className={addClass(props.className, own?.className)}
      onClick={(event) => {
        const result = own?.onClick?.(event)
        if (!event.defaultPrevented) onClose()
        return result
      }}
    />
  )
}
