'use client'

import {
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import type { TooltipProps } from '../Tooltip.tsx'
import { useSliderValues, type SliderOptions } from './use-slider-values.ts'
import { useThumbDrag } from './use-thumb-drag.ts'
import { useThumbTooltip } from './use-thumb-tooltip.tsx'

interface Options extends SliderOptions {
  disabled: boolean | undefined
  tooltip: boolean | TooltipProps
  /** Handlers of the caller for the native inputs. */
  handlers: Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onKeyDown' | 'onFocus' | 'onBlur'>
}

/** The behavior of a slider: its values, moving thumbs by pointer and keyboard, and the tooltip of the active thumb. */
export function useSlider(options: Options) {
  const { disabled, tooltip, orientation, inverted, handlers } = options
  const root = useRef<HTMLElement>(null)
  const { slider, resetRef } = useSliderValues(root, options)
  const { scale, values, take, moveByKey } = slider
  const fractions = values.map((number) => (inverted ? 1 - scale.toFraction(number) : scale.toFraction(number)))

  const thumbTooltip = useThumbTooltip(tooltip, orientation)
  const show = (index: number | null) => tooltip && !disabled && thumbTooltip.show(index)
  const showFocused = () => {
    const index = values.findIndex((_, each) => slider.findInput(each)?.matches(':focus-visible'))
    show(index < 0 ? null : index)
  }
  const drag = useThumbDrag(slider, { orientation, inverted, onStart: show, onEnd: showFocused })
  const thumbs = useRef<HTMLElement[]>([])

  return {
    root,
    resetRef,
    scale,
    values,
    fractions,
    rootProps: drag.handlers,
    inputProps: (index: number) => ({
      value: values[index],
      ...(values.length > 1 && ariaBounds(slider.boundsOf(index))),
      onChange(event: ChangeEvent<HTMLInputElement>) {
        handlers.onChange?.(event)
        take(index, event.currentTarget.valueAsNumber)
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        handlers.onKeyDown?.(event)
        moveByKey(event, index)
      },
      onFocus(event: FocusEvent<HTMLInputElement>) {
        handlers.onFocus?.(event)
        showFocused()
      },
      onBlur(event: FocusEvent<HTMLInputElement>) {
        handlers.onBlur?.(event)
        if (!drag.isDragging()) show(null)
      },
    }),
    thumbProps: (index: number) => ({
      ref(thumb: HTMLElement | null) {
        if (!thumb) return
        thumbs.current[index] = thumb
        thumb.style.setProperty('--at', String(fractions[index]))
      },
      onPointerEnter: tooltip ? () => !drag.isDragging() && show(index) : undefined,
      onPointerLeave: tooltip ? () => !drag.isDragging() && showFocused() : undefined,
    }),
    addTooltip: (thumb: ReactElement, index: number) =>
      thumbTooltip.wrap(thumb, index, values[index]!, () => thumbs.current[index]!),
  }
}

/**
 * The range of one of several thumbs. `min` and `max` of the input stay those of the track, because the browser draws the
 * thumb between them until the script runs.
 */
function ariaBounds([low, high]: readonly [number, number]) {
  return { 'aria-valuemin': low, 'aria-valuemax': high }
}
