'use client'

import { useEffect, useState, type RefObject } from 'react'
import { onFormReset } from '../../primitives/form/form-events.ts'
import { formatColor, hsvaToRgba, type ColorFormat, type Hsva } from './color-math.ts'
import { openEyeDropper } from './eye-dropper.tsx'
import { fallback, keepHue, readColor } from './read-color.ts'
import { useThrottle } from './use-throttle.ts'

interface ColorOptions {
  value: string | undefined
  defaultValue: string
  format: ColorFormat
  alpha: boolean
  throttle: number
  disabled: boolean
  /** An input of the picker, which belongs to the form. */
  control: RefObject<HTMLInputElement | null>
  onValueChange: ((value: string) => void) | undefined
  /** Called after `onValueChange` when the user changes the color. */
  onReport: () => void
}

/** The color of a picker, the text that is being typed for it, and the ways to change it. */
export function useColor(options: ColorOptions) {
  const { value, defaultValue, format, alpha, throttle, disabled, control, onValueChange, onReport } = options
  const write = (hsva: Hsva) => formatColor(hsvaToRgba(hsva), format, alpha)

  const [hsva, setHsva] = useState(
    () => (value && readColor(value, alpha)) || readColor(defaultValue, alpha, 'defaultValue') || fallback,
  )
  // During a drag, and until the caller has reacted to a change, the value of the caller is stale.
  const [isBusy, setBusy] = useState(false)
  const given = value === undefined ? undefined : readColor(value, alpha, 'value')
  if (given && !isBusy && write(given) !== write(hsva)) setHsva(keepHue(given, hsva))
  const text = write(hsva)

  const report = useThrottle(
    (next: string) => {
      onValueChange?.(next)
      onReport()
    },
    throttle,
    setBusy,
  )

  // The typed text that has not been committed, and whether it is not a color.
  const [draft, setDraft] = useState<string>()
  const [isDraftInvalid, setDraftInvalid] = useState(false)
  function dropDraft(): void {
    setDraft(undefined)
    setDraftInvalid(false)
  }

  function change(next: Partial<Hsva>): void {
    if (disabled) return
    const changed = { ...hsva, ...next }
    setHsva(changed)
    dropDraft()
    const written = write(changed)
    if (written === text) return
    setBusy(true)
    report.soon(written)
  }

  /** Sets the typed color. Text that is not a color stays in the field, so that the user can correct it. */
  function commitDraft(): void {
    if (draft === undefined) return
    const typed = readColor(draft, alpha)
    if (typed) change(keepHue(typed, hsva))
    else setDraftInvalid(true)
  }

  async function pickFromScreen(): Promise<void> {
    const picked = await openEyeDropper()
    const found = picked && readColor(picked, alpha)
    if (found) change({ ...keepHue(found, hsva), a: hsva.a })
  }

  useEffect(() =>
    onFormReset(control.current, () => {
      const first = readColor(defaultValue, alpha) ?? fallback
      setHsva(first)
      dropDraft()
      if (write(first) !== text) onValueChange?.(write(first))
    }),
  )

  return {
    hsva,
    text,
    write,
    change,
    pickFromScreen,
    /** Calls `onValueChange` without waiting for the throttle. */
    reportNow: report.now,
    draft: { text: draft, isInvalid: isDraftInvalid, set: setDraft, drop: dropDraft, commit: commitDraft },
  }
}
