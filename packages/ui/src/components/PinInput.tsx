'use client'

import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { clamp } from '../system/clamp.ts'
import type { ClassValue } from '../system/component-override.ts'
import { reportField, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { fillText } from '../system/fill-text.ts'
import { listenToForm } from '../primitives/form/form-events.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { toDigit } from '../primitives/number/to-digit.ts'
import { warn } from '../system/warn.ts'
import { pinInput as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pinInputTheme } from '../theme/pin-input.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

type Part = SlotOf<typeof pinInputTheme>

export interface PinInputHandle {
  /** The boxes, in order. */
  readonly inputsRef: RefObject<readonly HTMLInputElement[]>
}

export interface PinInputProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'color' | 'children' | 'defaultValue' | 'autoFocus'
> {
  /** The code, as far as it is filled in. */
  value?: string
  /** The code at first. @default '' */
  defaultValue?: string
  /** Called with the code when a character is added or removed. */
  onValueChange?: (value: string) => void
  /** Called with the code when its last box has been filled. */
  onComplete?: (value: string) => void
  /** How many boxes there are. @default 5 */
  length?: number | string
  /** Takes any character, or digits alone. @default 'text' */
  type?: 'text' | 'number'
  /** Hides what is typed. @default false */
  mask?: boolean
  /** Lets the browser offer the code of a message that has just come. @default false */
  otp?: boolean
  /** Character shown in empty boxes. */
  placeholder?: string
  /** Puts a line after every so many boxes, or after the boxes with the given numbers. */
  separator?: number | readonly number[]
  /** Colour of the focused or highlighted box. @default 'primary' */
  color?: Color
  /** How much the boxes stand out. @default 'outline' */
  variant?: ThemeOption<typeof pinInputTheme, 'variant'>
  /** Size of the boxes, and with it of the text. @default 'md' */
  size?: ThemeOption<typeof pinInputTheme, 'size'>
  /** Gives the edges the colour, as if the boxes had the focus. @default false */
  highlight?: boolean
  /** Keeps the text small on touch screens, where it else has 16 px so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Focuses the first box when it appears. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Keeps the code from being edited and from being sent with its form. @default false */
  disabled?: boolean
  /** Marks the code as one that must be filled in. @default false */
  required?: boolean
  /** Name under which the code is posted. */
  name?: string
  /** Replaces the line between boxes. */
  renderSeparator?: Slot<{ index: number }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
  /** Gives access to the boxes, such as to focus one. */
  handleRef?: Ref<PinInputHandle>
}

const defaults = {
  defaultValue: '',
  length: 5,
  type: 'text',
  mask: false,
  otp: false,
  color: 'primary',
  variant: 'outline',
  size: 'md',
} as const

/** Boxes for the characters of a code. */
export function PinInput(ownProps: PinInputProps) {
  const frond = useFrond()
  const {
    value: givenValue,
    defaultValue,
    onValueChange,
    onComplete,
    length: givenLength,
    type,
    mask,
    otp,
    placeholder,
    separator,
    color,
    variant,
    size,
    highlight,
    fixed,
    autoFocus,
    autofocusDelay,
    disabled,
    required,
    name,
    renderSeparator,
    className,
    ui,
    render,
    ref,
    handleRef,
    ...attributes
  } = resolveControl(frond, pinInputTheme, defaults, ownProps, { bind: false })
  useUnboundLabel(frond)
  const classes = resolveClasses(frond, pinInputTheme, { color, variant, size, highlight, fixed }, ui, className)

  const length = toLength(givenLength)
  const clean = (text: string) => toCharacters(text, type).slice(0, length)
  const [own, setOwn] = useState({ value: defaultValue })
  const given = givenValue ?? own.value
  const characters = clean(given)
  if (characters.length !== [...given].length) {
    warn(
      'PinInput',
      `not all of "${given}" fits into ${length} boxes of type ${type}, so "${characters.join('')}" is shown. Pass a value that fits.`,
    )
  }
  // Several keys may come before the next render.
  const latest = useRef(characters)
  latest.current = characters

  const root = useRef<HTMLElement>(null)
  const boxes = () => [...(root.current?.querySelectorAll<HTMLInputElement>('[data-slot="base"]') ?? [])]
  useImperativeHandle(
    handleRef,
    () => ({
      get inputsRef() {
        return { current: boxes() }
      },
    }),
    [],
  )
  useEffect(() => {
    if (!autoFocus || !autofocusDelay) return
    const timer = setTimeout(() => boxes()[0]?.focus(), autofocusDelay)
    return () => clearTimeout(timer)
  }, [autoFocus, autofocusDelay])

  const first = useRef(defaultValue)
  const followReset = useCallback(
    (box: HTMLInputElement | null) =>
      box ? listenToForm(box, 'reset', () => setOwn({ value: first.current })) : undefined,
    [],
  )

  /** Takes a new code, and goes on to the box at `focus`. */
  function change(next: readonly string[], focus: number): void {
    const box = boxes()[clamp(focus, 0, length - 1)]
    box?.focus()
    box?.select()
    if (next.join('') === latest.current.join('')) return
    latest.current = [...next]
    const code = next.join('')
    // A new object each time, so that what the caller does not take is taken back.
    setOwn({ value: code })
    onValueChange?.(code)
    if (next.length === length) {
      onComplete?.(code)
      reportField(frond, 'change', name)
    }
  }

  /** Writes characters into the boxes from one on. A code has no gaps, so they go to the first empty box at most. */
  function write(at: number, added: readonly string[]): void {
    const start = Math.min(at, latest.current.length)
    const next = latest.current.toSpliced(start, added.length, ...added).slice(0, length)
    change(next, start + added.length)
  }

  function takeText(event: ChangeEvent<HTMLInputElement>, index: number): void {
    const before = latest.current[index] ?? ''
    const typed = toCharacters(event.currentTarget.value, type)
    // What was in the box may still be there, before or after what is new.
    const old = typed.length > 1 ? typed.indexOf(before) : -1
    const added = old < 0 ? typed : typed.toSpliced(old, 1)
    if (event.currentTarget.value === '') remove(index, index)
    else if (added.length === 0) setOwn({ value: latest.current.join('') })
    // A whole code, by the browser's offer.
    else if (added.length >= length) change(added.slice(0, length), length - 1)
    else write(index, added)
  }

  function remove(index: number, focus: number): void {
    change(latest.current.toSpliced(index, 1), focus)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, index: number): void {
    event.preventDefault()
    const pasted = toCharacters(event.clipboardData.getData('text'), type)
    if (pasted.length >= length) change(pasted.slice(0, length), length - 1)
    else if (pasted.length > 0) write(index, pasted)
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === 'Backspace') {
      // An empty box has nothing to take away, so the one before it loses its character.
      const target = latest.current[index] === undefined ? index - 1 : index
      if (target >= 0) remove(target, target)
    } else if (key === 'Delete') remove(index, index)
    else if (key === 'ArrowLeft') change(latest.current, index - 1)
    else if (key === 'ArrowRight') change(latest.current, index + 1)
    else if (key === 'Home') change(latest.current, 0)
    else if (key === 'End') change(latest.current, latest.current.length)
    else if (key.length === 1 && key === latest.current[index]) write(index, [key])
    else return
    event.preventDefault()
  }

  const texts = messagesOf(frond, 'pinInput', english)
  const isAfter = (count: number) =>
    count < length &&
    (typeof separator === 'number' ? separator > 0 && count % separator === 0 : separator?.includes(count))
  const content: ReactNode[] = []
  for (let index = 0; index < length; index++) {
    content.push(
      <input
        key={index}
        type={mask ? 'password' : 'text'}
        data-slot="base"
        className={classes.base}
        inputMode={type === 'number' ? 'numeric' : undefined}
        autoComplete={otp && index === 0 ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-label={fillText(texts.box, { index: index + 1, length })}
        aria-invalid={attributes['aria-invalid']}
        placeholder={placeholder}
        disabled={disabled}
        required={required}
        autoFocus={index === 0 && autoFocus && !autofocusDelay}
        ref={index === 0 ? followReset : undefined}
        value={characters[index] ?? ''}
        onChange={(event) => takeText(event, index)}
        onKeyDown={(event) => pressKey(event, index)}
        onPaste={(event) => paste(event, index)}
        onFocus={(event) => event.currentTarget.select()}
      />,
    )
    if (!isAfter(index + 1)) continue
    content.push(
      isEmptySlot(renderSeparator) ? (
        <span key={`after ${index}`} className={classes.separator} data-slot="separator" aria-hidden />
      ) : (
        <span key={`after ${index}`} data-slot="separator" aria-hidden>
          {fillSlot(renderSeparator, { index })}
        </span>
      ),
    )
  }

  return renderElement('div', render, {
    'data-slot': 'pin-input',
    role: 'group',
    // A code is read from left to right in every language.
    dir: 'ltr',
    ...attributes,
    className: classes.root,
    ref: joinRefs<HTMLElement>(root, ref as Ref<HTMLElement>),
    children: (
      <>
        {content}
        {name !== undefined && <input type="hidden" name={name} disabled={disabled} value={characters.join('')} />}
      </>
    ),
  })
}

/** What a box takes of a text. */
function toCharacters(text: string, type: 'text' | 'number'): string[] {
  const characters = [...text.replace(/\s/g, '')]
  if (type === 'text') return characters
  return characters.map(toDigit).filter((character) => /^\d$/.test(character))
}

function toLength(given: number | string): number {
  const length = Number(given)
  if (Number.isInteger(length) && length > 0) return length
  warn('PinInput', `length is ${given}, so there are ${defaults.length} boxes. Pass a whole number above 0.`)
  return defaults.length
}
