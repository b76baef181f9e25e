'use client'

import {
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { useDelayedFocus } from '../../primitives/form/use-delayed-focus.ts'
import { useResettableValue } from '../../primitives/form/use-resettable-value.ts'
import { isComposing } from '../../primitives/text/ime.ts'
import { clamp } from '../../system/clamp.ts'
import { toDigit } from '../../primitives/number/to-digit.ts'
import { warn } from '../../system/warn.ts'
import type { PinInputProps } from '../PinInput.tsx'

type PinType = 'text' | 'number'

interface PinOptions extends Pick<
  PinInputProps,
  'value' | 'onValueChange' | 'onComplete' | 'autoFocus' | 'autofocusDelay' | 'handleRef'
> {
  defaultValue: string
  length: number
  type: PinType
  /** Called when the last empty box is filled. */
  onFilled: () => void
}

/** The characters of a code, and the handlers of the boxes that edit them. A code has no gaps. */
export function usePin(options: PinOptions) {
  const { value, defaultValue, length, type, onValueChange, onComplete, onFilled } = options
  const { own, setOwn, resetRef } = useResettableValue(defaultValue)
  const characters = toShown(value ?? own, length, type)
  // Two keystrokes can arrive before the next render.
  const latest = useRef(characters)
  latest.current = characters

  const root = useRef<HTMLElement>(null)
  const findBoxes = () => [...(root.current?.querySelectorAll<HTMLInputElement>('[data-slot="base"]') ?? [])]
  useDelayedFocus(root, options.autoFocus, options.autofocusDelay)
  useImperativeHandle(
    options.handleRef,
    () => ({
      get inputsRef() {
        return { current: findBoxes() }
      },
    }),
    [],
  )

  /** Sets a new code and focuses the box at `focus`. */
  function change(next: readonly string[], focus: number): void {
    const box = findBoxes()[clamp(focus, 0, length - 1)]
    box?.focus()
    box?.select()
    const code = next.join('')
    if (code === latest.current.join('')) return
    latest.current = [...next]
    setOwn(code)
    onValueChange?.(code)
    if (next.length < length) return
    onComplete?.(code)
    onFilled()
  }

  /** Writes characters into the boxes from `index` on, or from the first empty box if that comes earlier. */
  function write(index: number, added: readonly string[]): void {
    if (added.length >= length) return change(added.slice(0, length), length - 1)
    const start = Math.min(index, latest.current.length)
    change(latest.current.toSpliced(start, added.length, ...added).slice(0, length), start + added.length)
  }

  function remove(index: number): void {
    change(latest.current.toSpliced(index, 1), index)
  }

  // The text of an input method editor until it is final. Its box shows the text, but the code does not contain it yet.
  const [composition, setComposition] = useState<{ index: number; text: string }>()

  function changeText({ currentTarget: box, nativeEvent }: ChangeEvent<HTMLInputElement>, index: number): void {
    if ((nativeEvent as InputEvent).isComposing) setComposition({ index, text: box.value })
    else takeText(box, index)
  }

  function endComposition({ currentTarget: box }: CompositionEvent<HTMLInputElement>, index: number): void {
    setComposition(undefined)
    takeText(box, index)
  }

  function takeText(box: HTMLInputElement, index: number): void {
    const typed = toCharacters(box.value, type)
    // The previous character of the box may still be there, before or after the new text.
    const previous = typed.length > 1 ? typed.indexOf(latest.current[index] ?? '') : -1
    const added = previous < 0 ? typed : typed.toSpliced(previous, 1)
    if (box.value === '') remove(index)
    else if (added.length === 0) setOwn(latest.current.join(''))
    else write(index, added)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, index: number): void {
    event.preventDefault()
    const pasted = toCharacters(event.clipboardData.getData('text'), type)
    if (pasted.length > 0) write(index, pasted)
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return
    const { key } = event
    if (key === 'Backspace') {
      // In an empty box, Backspace removes the character of the box before it.
      const target = latest.current[index] === undefined ? index - 1 : index
      if (target >= 0) remove(target)
    } else if (key === 'Delete') remove(index)
    else if (key === 'ArrowLeft') change(latest.current, index - 1)
    else if (key === 'ArrowRight') change(latest.current, index + 1)
    else if (key === 'Home') change(latest.current, 0)
    else if (key === 'End') change(latest.current, latest.current.length)
    // The same character again changes nothing in the box, so no change event would move the focus on.
    else if (key.length === 1 && key === latest.current[index]) write(index, [key])
    else return
    event.preventDefault()
  }

  return {
    characters,
    root,
    resetRef,
    boxProps: (index: number) => ({
      value: composition?.index === index ? composition.text : (characters[index] ?? ''),
      onChange: (event: ChangeEvent<HTMLInputElement>) => changeText(event, index),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => endComposition(event, index),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => pressKey(event, index),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => paste(event, index),
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    }),
  }
}

function toShown(given: string, length: number, type: PinType): string[] {
  const characters = toCharacters(given, type).slice(0, length)
  if (characters.length !== [...given].length) {
    warn(
      'PinInput',
      `not all of "${given}" fits into ${length} boxes of type ${type}, so "${characters.join('')}" is shown. Pass a value that fits.`,
    )
  }
  return characters
}

/** The characters of a text that the boxes accept. */
function toCharacters(text: string, type: PinType): string[] {
  const characters = [...text.replace(/\s/g, '')]
  if (type === 'text') return characters
  return characters.map(toDigit).filter((character) => /^\d$/.test(character))
}
