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

/** What both buttons need from the palette. */
interface ButtonContext {
  frond: FrondContextValue
  classes: Classes<CommandPalettePart>
  messages: typeof commandPalette
}

/** Size of the buttons by size of the palette, so that they fit into the search field. */
const sizes: Readonly<Record<string, NonNullable<ButtonProps['size']>>> = {
  xs: 'xs',
  sm: 'sm',
  md: 'sm',
  lg: 'sm',
  xl: 'md',
}

/** The button that returns to the level above. */
export function backButton(
  { back, backIcon, renderBack, size, disabled }: PaletteProps,
  { frond, classes, messages }: ButtonContext,
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

/** The prop that adds the close button to the search field, if the palette has one. */
export function closeButton(
  { close, closeIcon, renderClose, trailingIcon, size, onOpenChange }: CloseProps,
  { frond, classes, messages }: ButtonContext,
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
  /** The props of the caller, if any. */
  own: boolean | ButtonProps | undefined
  onPress: () => void
}

function PaletteButton({ slot, label, className, own, onPress, ...buttonProps }: PaletteButtonProps) {
  const given = typeof own === 'object' ? own : undefined
  return (
    <Button
      color="neutral"
      variant="ghost"
      aria-label={label}
      data-slot={slot}
      {...buttonProps}
      {...given}
      className={addClass(className, given?.className)}
      onClick={(event) => {
        const result = given?.onClick?.(event)
        if (!event.defaultPrevented) onPress()
        return result
      }}
    />
  )
}
