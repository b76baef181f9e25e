'use client'

import { useId } from 'react'
import { formatColor, hsvaToRgba, type Hsva } from './color-math.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { ColorPickerSwatch } from '../ColorPicker.tsx'
import { readColor } from './read-color.ts'

interface SwatchesProps {
  swatches: readonly (string | ColorPickerSwatch)[]
  alpha: boolean
  disabled: boolean
  classes: Classes<'swatch' | 'swatchColor' | 'swatchInput' | 'swatches'>
  label: string
  isChosen: (color: Hsva) => boolean
  onChoose: (color: Hsva) => void
}

/** Predefined colors that can be chosen with one click. */
export function Swatches({ swatches, alpha, disabled, classes, label: name, isChosen, onChoose }: SwatchesProps) {
  const group = useId()
  return (
    <div role="radiogroup" aria-label={name} className={classes.swatches} data-slot="swatches">
      {swatches.map((swatch, index) => {
        const { value, label = value } = typeof swatch === 'string' ? { value: swatch } : swatch
        const color = readColor(value, alpha, 'swatches')
        if (!color) return null
        return (
          <span key={index} className={classes.swatch} data-slot="swatch">
            <svg
              aria-hidden
              className={classes.swatchColor}
              data-slot="swatchColor"
              color={formatColor(hsvaToRgba(color), 'hex', alpha)}
            />
            <input
              type="radio"
              className={classes.swatchInput}
              data-slot="swatchInput"
              // The name groups the radio buttons. The empty `form` attribute keeps them out of the submitted form.
              name={group}
              form=""
              aria-label={label}
              title={label}
              checked={isChosen(color)}
              disabled={disabled}
              onChange={(event) => {
                event.stopPropagation()
                onChoose(color)
              }}
            />
          </span>
        )
      })}
    </div>
  )
}
