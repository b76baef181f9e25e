import type { ReactNode } from 'react'
import type { IconData } from '../../icons/roles.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { IconValue } from '../Icon.tsx'

const pipette: IconData = {
  body: '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><path d="m12 9l-8.414 8.414A2 2 0 0 0 3 18.828v1.344a2 2 0 0 1-.586 1.414A2 2 0 0 1 3.828 21h1.344a2 2 0 0 0 1.414-.586L15 12"/><path d="m18 9l.4.4a1 1 0 1 1-3 3l-3.8-3.8a1 1 0 1 1 3-3l.4.4l3.4-3.4a1 1 0 1 1 3 3zM2 22l.414-.414"/></g>',
}

interface EyeDropperButtonProps {
  size: ButtonProps['size']
  icon: IconValue | undefined
  label: string
  disabled: boolean
  own: ButtonProps | undefined
  classes: Classes<'eyeDropper'>
  onPick: () => Promise<void>
}

/** The button that picks a color from the screen. */
export function EyeDropperButton({
  size,
  icon,
  label,
  disabled,
  own,
  classes,
  onPick,
}: EyeDropperButtonProps): ReactNode {
  return (
    <Button
      icon={icon ?? pipette}
      size={size}
      color="neutral"
      variant="outline"
      aria-label={label}
      disabled={disabled}
      data-slot="eyeDropper"
      {...own}
      className={classes.eyeDropper}
      onClick={(event) => {
        const result = own?.onClick?.(event)
        return event.defaultPrevented ? result : onPick()
      }}
    />
  )
}

interface EyeDropperApi {
  open(): Promise<{ readonly sRGBHex: string }>
}

/** The picked color, or `undefined` if the user canceled. */
export async function openEyeDropper(): Promise<string | undefined> {
  const { EyeDropper } = globalThis as unknown as { EyeDropper: new () => EyeDropperApi }
  try {
    return (await new EyeDropper().open()).sRGBHex
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}
