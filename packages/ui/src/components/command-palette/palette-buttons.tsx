import type { ReactNode } from 'react'
import { arrowLeft as arrowLeftRole } from '../../icons/arrowLeft.ts'
import { close as closeRole } from '../../icons/close.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { fillSlot, roleIcon } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import type { commandPalette } from '../../locale/en.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { InputProps } from '../Input.tsx'
import type { CommandPalettePart } from './palette-types.ts'
import type { PaletteProps } from './use-palette.ts'

/** What both buttons need of the palette. */
interface Surroundings {
  frond: FrondContextValue
  classes: Classes<CommandPalettePart>
  messages: typeof commandPalette
}

/** Buttons in the search field leave some room above and below. */
const sizes: Readonly<Record<string, NonNullable<ButtonProps['size']>>> = {
  xs: 'xs',
  sm: 'sm',
  md: 'sm',
  lg: 'sm',
  xl: 'md',
}

/** The button that leads back from the children of an item. */
export function backButton(
  { back, backIcon, renderBack, size, disabled }: PaletteProps,
  { frond, classes, messages }: Surroundings,
  goBack: () => void,
): ReactNode {
  if (renderBack !== undefined) return fillSlot(renderBack, { ui: classes, back: goBack })
  return (
    <PaletteButton
      slot="back"
      icon={backIcon ?? roleIcon(frond, 'arrowLeft', arrowLeftRole)}
      size={sizes[size]}
      label={messages.back}
      disabled={disabled}
      className={classes.back}
      own={back}
      onPress={goBack}
    />
  )
}

type CloseProps = Pick<PaletteProps, 'close' | 'closeIcon' | 'onOpenChange' | 'renderClose' | 'size' | 'trailingIcon'>

/** The end of the search field, where there is a close button. */
export function closeButton(
  { close, closeIcon, renderClose, trailingIcon, size, onOpenChange }: CloseProps,
  { frond, classes, messages }: Surroundings,
): Pick<InputProps, 'renderTrailing'> | undefined {
  if (!close && renderClose === undefined) return undefined
  const button =
    renderClose === undefined ? (
      <PaletteButton
        slot="close"
        icon={closeIcon ?? roleIcon(frond, 'close', closeRole)}
        size={sizes[size]}
        label={messages.close}
        className={classes.close}
        own={close}
        onPress={() => onOpenChange?.(false)}
      />
    ) : (
      fillSlot(renderClose, { ui: classes })
    )
  return {
    renderTrailing: ({ ui: field }) => (
      <>
        {trailingIcon && <IconView name={trailingIcon} className={field.trailingIcon} data-slot="trailingIcon" />}
        {button}
      </>
    ),
  }
}

interface PaletteButtonProps extends Pick<ButtonProps, 'disabled' | 'icon' | 'size'> {
  slot: string
  label: string
  className: string
  /** The button as the caller wants it. */
  own: boolean | ButtonProps | undefined
  onPress: () => void
}

function PaletteButton({ slot, label, className, own, onPress, ...look }: PaletteButtonProps) {
  const given = typeof own === 'object' ? own : undefined
  return (
    <Button
      color="neutral"
      variant="ghost"
      aria-label={label}
      data-slot={slot}
      {...look}
      {...given}
      className={addClass(className, given?.className)}
      onClick={(event) => {
        const answer = given?.onClick?.(event)
        if (!event.defaultPrevented) onPress()
        return answer
      }}
    />
  )
}
