import type { KeyboardEvent } from 'react'
import type { Classes } from '../../system/resolve-classes.ts'
import { Input, type InputProps } from '../Input.tsx'
import type { useColor } from './use-color.ts'

interface ColorInputProps {
  color: Pick<ReturnType<typeof useColor>, 'text' | 'draft'>
  size: InputProps['size']
  label: string
  isInvalid: InputProps['aria-invalid']
  disabled: boolean
  /** The color of the preview, in hex. */
  shownColor: string
  classes: Classes<'input' | 'preview'>
}

/** The field in which the color can be typed. */
export function ColorInput({ color, size, label, isInvalid, disabled, shownColor, classes }: ColorInputProps) {
  const { text, draft } = color

  function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (draft.text === undefined) return
    if (event.key === 'Escape') draft.drop()
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) draft.commit()
    else return
    // Enter and Escape must not submit the form or close the dialog around the picker.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Input
      size={size}
      className={classes.input}
      aria-label={label}
      aria-invalid={draft.isInvalid || isInvalid || undefined}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      disabled={disabled}
      value={draft.text ?? text}
      onValueChange={draft.set}
      onBlur={draft.commit}
      onKeyDown={pressKey}
      renderLeading={<svg aria-hidden className={classes.preview} data-slot="preview" color={shownColor} />}
    />
  )
}
