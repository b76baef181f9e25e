'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { onFormReset } from '../../primitives/form/form-events.ts'
import { toNumber, type NumberRules } from './number-rules.ts'

interface NumberOptions {
  value: number | null | undefined
  defaultValue: number | null | undefined
  isControlled: boolean
  /** Whether the user may change the number. */
  isEditable: boolean
  input: RefObject<HTMLInputElement | null>
  onChange: (value: number | null) => void
}

/** The number of a field, the text that is being typed, and the steps that change the number. */
export function useNumber(rules: NumberRules, options: NumberOptions) {
  const { value: givenValue, defaultValue, isControlled, isEditable, input, onChange } = options
  const { min, max, text, toAllowed, stepFrom } = rules
  const [own, setOwn] = useState({ value: defaultValue })
  const value = toNumber(isControlled ? givenValue : own.value)
  // Several steps can come before the next render.
  const latest = useRef(value)
  latest.current = value

  // The text that is being typed, or null while the field shows the number.
  const [draft, setDraft] = useState<string | null>(null)
  const latestDraft = useRef(draft)
  function write(typed: string | null): void {
    latestDraft.current = typed
    setDraft(typed)
  }

  const first = useRef(defaultValue)
  useEffect(
    () =>
      onFormReset(input.current, () => {
        setOwn({ value: first.current })
        setDraft(null)
      }),
    [input],
  )

  function change(next: number | null): void {
    write(null)
    if (next === latest.current) return
    latest.current = next
    // A new object renders again even if the caller ignores the change, so that the field shows the caller's number.
    setOwn({ value: next })
    onChange(next)
  }

  /** Turns the typed text into the number. Text that is not a number is dropped. */
  function commit(): void {
    if (latestDraft.current === null) return
    const typed = text.parse(latestDraft.current)
    if (Number.isNaN(typed)) write(null)
    else change(typed === null ? null : toAllowed(typed))
  }

  function stepBy(steps: number): void {
    if (!isEditable) return
    commit()
    change(stepFrom(latest.current, steps))
  }

  // Timers and native listeners outlive the render that created them.
  const latestStepBy = useRef(stepBy)
  latestStepBy.current = stepBy

  function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    const steps = stepsOfKey[event.key]
    if (steps) stepBy(steps)
    else if (event.key === 'Home' && Number.isFinite(min)) change(min)
    else if (event.key === 'End' && Number.isFinite(max)) change(max)
    else {
      // Enter submits the form, so the typed number has to be in it.
      if (event.key === 'Enter') commit()
      return
    }
    event.preventDefault()
  }

  return {
    value,
    draft,
    write,
    commit,
    pressKey,
    stepBy: (steps: number) => latestStepBy.current(steps),
    readLatest: () => latest.current,
  }
}

const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export type NumberState = ReturnType<typeof useNumber>

interface WheelOptions {
  isDisabled: boolean | undefined
  isInverted: boolean | undefined
  stepBy: (steps: number) => void
}

/** Steps the number with the wheel between `start` and `stop`, which the field calls when it gains and loses the focus. */
export function useWheelSteps({ isDisabled, isInverted, stepBy }: WheelOptions) {
  const stop = useRef<() => void>(undefined)
  return {
    start(input: HTMLInputElement) {
      if (isDisabled) return
      // React's wheel listeners are passive and cannot prevent scrolling.
      const turn = (event: WheelEvent) => {
        if (event.ctrlKey || event.deltaY === 0) return
        event.preventDefault()
        stepBy(event.deltaY < 0 === !isInverted ? 1 : -1)
      }
      input.addEventListener('wheel', turn, { passive: false })
      stop.current = () => input.removeEventListener('wheel', turn)
    },
    stop: () => stop.current?.(),
  }
}

export type WheelSteps = ReturnType<typeof useWheelSteps>
