'use client'

import {
  createElement,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { close as closeRole } from '../icons/close.ts'
import { loading as loadingRole } from '../icons/loading.ts'
import type { ClassValue } from '../internal/component-override.ts'
import { focusOnPress, inControl, reportField, resolveControl } from '../internal/field.ts'
import { fillText } from '../internal/fill-text.ts'
import { useFrond } from '../internal/frond-context.ts'
import { leadingSide, trailingSide } from '../internal/icon-sides.tsx'
import { fillSlot, iconSlots, roleIcon, type IconOptions, type Slot } from '../internal/icon-slots.ts'
import { IconView } from '../internal/icon-view.tsx'
import { messagesOf } from '../internal/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../internal/render-element.ts'
import { resolveClasses, type Classes } from '../internal/resolve-classes.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { warn } from '../internal/warn.ts'
import { inputTags as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputTagsTheme } from '../theme/input-tags.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof inputTagsTheme>
type SlotArgs = { ui: Classes<Part> }

/** Why a text did not become a tag, by the name of the option that says so. */
export type InputTagsInvalidReason = 'duplicate' | 'max' | 'maxLength' | 'convertValue'

export interface InputTagsHandle {
  /** The native input. */
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/** What the parts of a tag know. */
export interface InputTagsSlotArgs<Tag> {
  item: Tag
  index: number
  /** The classes of each part. */
  ui: Classes<Part>
}

export interface InputTagsProps<Tag = string>
  extends
    IconOptions,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'className' | 'children' | 'color' | 'defaultValue' | 'max' | 'min' | 'onInvalid' | 'size' | 'type' | 'value'
    > {
  /** Text shown where one types. */
  placeholder?: string
  /** The most characters of a tag. */
  maxLength?: number
  /** The most tags there may be. */
  max?: number
  /** Colour of the focused or highlighted field, and of the tag one is at. @default 'primary' */
  color?: Color
  /** How much the field stands out. @default 'outline' */
  variant?: ThemeOption<typeof inputTagsTheme, 'variant'>
  /** Height of the field, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof inputTagsTheme, 'size'>
  /** Gives the edge the colour, as if the field had the focus. @default false */
  highlight?: boolean
  /** Keeps the text small on touch screens, where it else has 16 px so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Asks for a tag before the form is posted. @default false */
  required?: boolean
  /** Keeps the tags from being changed and from being sent with their form. @default false */
  disabled?: boolean
  /** Focuses the field when it appears. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Icon of the buttons that remove a tag. @default the icon of the role `close` */
  deleteIcon?: IconValue
  /** The tags, for a field that you keep in your own state. */
  value?: readonly Tag[] | null
  /** Tags at first, for a field that keeps itself. */
  defaultValue?: readonly Tag[] | null
  /** Called with all tags when one was added or removed. */
  onValueChange?: (value: Tag[]) => void
  /** Called with a tag that was added. */
  onAddTag?: (tag: Tag) => void
  /** Called with a tag that was removed. */
  onRemoveTag?: (tag: Tag) => void
  /** Called with a text that did not become a tag, and what it broke. */
  onInvalid?: (text: string, reason: InputTagsInvalidReason) => void
  /** What ends a tag while one types, besides Enter, and what parts a pasted text. @default ',' */
  delimiter?: string | RegExp
  /** Makes tags of a pasted text at once. @default false */
  addOnPaste?: boolean
  /** Makes a tag of the text when Tab is pressed, and stays. @default false */
  addOnTab?: boolean
  /** Makes a tag of the text when the field is left. @default false */
  addOnBlur?: boolean
  /** Allows the same tag twice. @default false */
  duplicate?: boolean
  /** Makes a tag of a text; nothing if it is not one. Needed for tags that are no texts. */
  convertValue?: (text: string) => Tag | null | undefined
  /** Text of a tag, which is shown, compared and posted. Needed for tags that are objects. */
  displayValue?: (tag: Tag) => string
  /** Name under which each tag is posted. */
  name?: string
  /** Replaces what stands before the tags. */
  renderLeading?: Slot<SlotArgs>
  /** Replaces what stands after the text. */
  renderTrailing?: Slot<SlotArgs>
  /** Replaces the text of the tags. */
  itemText?: Slot<InputTagsSlotArgs<Tag>>
  /** Replaces the icon in the button that removes a tag. */
  itemDelete?: Slot<InputTagsSlotArgs<Tag>>
  /** Further content of the frame, after the native input. */
  children?: Slot<SlotArgs>
  /** Classes for the root, which is the frame around tags and input. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
  /** Gives access to the native input; `ref` does as well. */
  handleRef?: Ref<InputTagsHandle>
}

const defaults = { color: 'primary', variant: 'outline', size: 'md', delimiter: ',' } as const

/** A field for any number of short texts. */
export function InputTags<Tag = string>(ownProps: InputTagsProps<Tag>) {
  const frond = useFrond()
  const { ref } = ownProps
  const {
    color,
    variant,
    size,
    highlight,
    fixed,
    icon,
    avatar,
    leading,
    leadingIcon,
    trailing,
    trailingIcon,
    loading,
    loadingIcon,
    deleteIcon,
    max = Infinity,
    value,
    defaultValue,
    onValueChange,
    onAddTag,
    onRemoveTag,
    onInvalid,
    delimiter,
    addOnPaste,
    addOnTab,
    addOnBlur,
    duplicate,
    convertValue,
    displayValue,
    name,
    required,
    autofocusDelay,
    renderLeading,
    renderTrailing,
    itemText,
    itemDelete,
    children,
    className,
    ui,
    render,
    ref: _ref,
    handleRef,
    onChange,
    onKeyDown,
    onPaste,
    onBlur,
    onCompositionEnd,
    ...attributes
  } = resolveControl(frond, inputTagsTheme, defaults, ownProps)
  const { disabled, readOnly, maxLength = Infinity } = attributes
  const texts = messagesOf(frond, 'inputTags', english)
  const isLocked = disabled || readOnly

  const icons = iconSlots(
    { icon, leading, leadingIcon, trailing, trailingIcon, loading },
    loadingIcon ?? roleIcon(frond, 'loading', loadingRole),
  )
  const hasLeading = isThere(renderLeading ?? icons.leading ?? avatar)
  const hasTrailing = isThere(renderTrailing ?? icons.trailing)
  const classes = resolveClasses(
    frond,
    inputTagsTheme,
    { color, variant, size, highlight, fixed, leading: hasLeading, trailing: hasTrailing, loading: icons.loading },
    ui,
    className,
  )

  const [tags, setOwnTags] = useControlled<readonly Tag[]>(toList(value), toList(defaultValue) ?? [])
  const textOf = (tag: Tag) => (displayValue ? displayValue(tag) : toText(tag))
  const shown = tags.map(textOf)
  const [said, setSaid] = useState('')
  const [isInvalid, setInvalid] = useState(false)

  const input = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLElement>(null)
  const inputRef = useMemo(() => joinRefs<HTMLInputElement>(input, ref), [ref])
  useImperativeHandle(handleRef, () => ({ inputRef: input }), [])

  const delay = attributes.autoFocus && autofocusDelay
  useEffect(() => {
    if (!delay) return
    const timer = setTimeout(() => input.current?.focus(), delay)
    return () => clearTimeout(timer)
  }, [delay])

  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const reset = (event: Event) => {
      if (event.defaultPrevented) return
      setInvalid(false)
      setSaid('')
      const first = toList(defaultValue) ?? []
      setOwnTags(first)
      if (first.length + tags.length > 0) onValueChange?.([...first])
    }
    form.addEventListener('reset', reset)
    return () => form.removeEventListener('reset', reset)
  })

  /** The tag to go to once its neighbour is gone: its place, or the text beyond the last. */
  const nextFocus = useRef<number>(undefined)
  useLayoutEffect(() => {
    const to = nextFocus.current
    nextFocus.current = undefined
    if (to !== undefined) focusAt(to)
  })

  function change(next: readonly Tag[], announcement: string): void {
    setOwnTags(next)
    setSaid(announcement)
    onValueChange?.([...next])
    reportField(frond, 'change', name)
  }

  /** Makes tags of texts. Returns those that are none. */
  function add(words: readonly string[]): string[] {
    const next = [...tags]
    const added: string[] = []
    const refused: string[] = []
    let complaint = ''
    for (const word of words) {
      const text = word.trim()
      if (!text) continue
      const made = convertValue ? convertValue(text) : (text as Tag)
      const madeText = isThere(made) ? textOf(made as Tag) : text
      let reason: InputTagsInvalidReason | undefined
      if (!isThere(made)) reason = 'convertValue'
      else if (!duplicate && next.some((tag) => textOf(tag) === madeText)) reason = 'duplicate'
      else if (next.length >= max) reason = 'max'
      else if (text.length > maxLength) reason = 'maxLength'
      if (reason) {
        refused.push(text)
        complaint = fillText(texts[complaints[reason]], {
          tag: madeText,
          max: String(reason === 'max' ? max : maxLength),
        })
        onInvalid?.(text, reason)
      } else {
        next.push(made as Tag)
        added.push(madeText)
      }
    }
    if (added.length > 0) {
      const announcement = fillText(texts.added, { tag: added.join(', ') })
      change(next, complaint ? `${announcement}. ${complaint}` : announcement)
      next.slice(tags.length).forEach((tag) => onAddTag?.(tag))
    } else if (complaint) setSaid(complaint)
    setInvalid(refused.length > 0)
    return refused
  }

  /** Makes tags of what is typed, and leaves what is none. */
  function addTyped(field: HTMLInputElement, rest = ''): void {
    const refused = add(splitText(rest ? field.value.slice(0, -rest.length) : field.value, delimiter))
    field.value = [...refused, rest].filter(Boolean).join(typeof delimiter === 'string' ? delimiter : ' ')
  }

  /** While one types, a delimiter ends a tag; what comes after it is the text of the next. */
  function takeEnded(field: HTMLInputElement): void {
    const words = splitText(field.value, delimiter)
    if (words.length > 1) addTyped(field, words.at(-1))
  }

  function remove(index: number): void {
    const removed = tags[index]
    if (isLocked || index < 0 || index >= tags.length) return
    change(
      tags.filter((_, at) => at !== index),
      fillText(texts.removed, { tag: shown[index]! }),
    )
    setInvalid(false)
    onRemoveTag?.(removed as Tag)
  }

  function focusAt(index: number): void {
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-slot="itemDelete"]')
    const target = buttons?.[index] ?? input.current
    target?.focus()
  }

  function steer(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event)
    // The keys of an input method choose letters.
    if (event.defaultPrevented || event.nativeEvent.isComposing || isLocked) return
    const field = event.currentTarget
    const isAtStart = field.selectionStart === 0 && field.selectionEnd === 0
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const { key } = event
    if (key === 'Enter' || (key === 'Tab' && addOnTab && !event.shiftKey)) {
      // Without a text, Enter submits the form and Tab goes on.
      if (field.value.trim() === '') return
      event.preventDefault()
      addTyped(field)
    } else if (hasModifier || !isAtStart || tags.length === 0) return
    else if ((key === 'Backspace' && field.value === '') || key === toStart(field)) {
      event.preventDefault()
      focusAt(tags.length - 1)
    }
  }

  function steerTag(event: KeyboardEvent<HTMLElement>, index: number): void {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    let to: number | undefined
    if (key === toStart(event.currentTarget)) to = Math.max(0, index - 1)
    else if (key === toEnd(event.currentTarget)) to = index + 1
    else if (key === 'Home') to = 0
    else if (key === 'End' || key === 'Escape') to = tags.length
    else if (key === 'Backspace' || key === 'Delete' || key === 'Enter' || key === ' ') {
      // Its place is taken by the next one; the last leaves to the one before it.
      nextFocus.current = index === tags.length - 1 ? index - 1 : index
      if (nextFocus.current < 0) nextFocus.current = tags.length
      remove(index)
    } else if (key.length === 1) {
      // A letter is for the text.
      input.current?.focus()
      return
    } else return
    event.preventDefault()
    if (to !== undefined) focusAt(to)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    onPaste?.(event)
    if (!addOnPaste || event.defaultPrevented || isLocked) return
    const pasted = event.clipboardData.getData('text')
    if (!pasted) return
    event.preventDefault()
    // What is not a tag is left as if it was typed.
    const refused = add(splitText(pasted, delimiter))
    if (refused.length > 0 && event.currentTarget.value === '') event.currentTarget.value = refused[0]!
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    const field = event.currentTarget
    const isInside = event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget)
    if (addOnBlur && !isInside && !isLocked && field.value.trim() !== '') addTyped(field)
    onBlur?.(event)
  }

  const keys = keysOf(shown)
  const control = (
    <input
      data-slot="input"
      autoComplete="off"
      enterKeyHint="enter"
      {...attributes}
      aria-invalid={attributes['aria-invalid'] || isInvalid || undefined}
      data-invalid={isInvalid || undefined}
      autoFocus={delay ? false : attributes.autoFocus}
      // One tag is enough, so the text is asked for only while there is none.
      required={(required && tags.length === 0) || undefined}
      className={classes.input}
      ref={inputRef}
      onChange={(event) => {
        onChange?.(event)
        if (isInvalid) setInvalid(false)
        const { isComposing, inputType } = event.nativeEvent as InputEvent
        if (!isComposing && inputType !== 'insertFromPaste') takeEnded(event.currentTarget)
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event)
        takeEnded(event.currentTarget)
      }}
      onKeyDown={steer}
      onPaste={addOnPaste || onPaste ? paste : undefined}
      onBlur={addOnBlur || onBlur ? leave : undefined}
    />
  )

  return renderElement('div', render, {
    'data-slot': 'input-tags',
    className: classes.root,
    ref: root,
    onMouseDown: focusOnPress,
    children: (
      <>
        {hasLeading && (
          <span className={classes.leading} data-slot="leading">
            {inControl(frond, leadingSide(renderLeading, icons, avatar, classes))}
          </span>
        )}
        <div
          role={disabled ? 'group' : undefined}
          aria-disabled={disabled || undefined}
          className={classes.base}
          data-slot="base"
        >
          {tags.length > 0 && (
            <div role="list" className={classes.items} data-slot="items">
              {tags.map((tag, index) => (
                <div key={keys[index]} role="listitem" className={classes.item} data-slot="item">
                  <span className={classes.itemText} data-slot="itemText">
                    {itemText === undefined
                      ? shown[index]
                      : inControl(frond, fillSlot(itemText, { item: tag, index, ui: classes }))}
                  </span>
                  {!readOnly && (
                    <button
                      type="button"
                      tabIndex={-1}
                      disabled={disabled}
                      aria-label={fillText(texts.remove, { tag: shown[index]! })}
                      className={classes.itemDelete}
                      data-slot="itemDelete"
                      // The text keeps the focus; a touch screen does not open its keyboard for a removal.
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => remove(index)}
                      onKeyDown={(event) => steerTag(event, index)}
                    >
                      {itemDelete === undefined ? (
                        <IconView
                          name={deleteIcon ?? roleIcon(frond, 'close', closeRole)}
                          className={classes.itemDeleteIcon}
                          data-slot="itemDeleteIcon"
                        />
                      ) : (
                        inControl(frond, fillSlot(itemDelete, { item: tag, index, ui: classes }))
                      )}
                    </button>
                  )}
                </div>
              ))}
            </div>
          )}
          {control}
        </div>
        {inControl(frond, fillSlot(children, { ui: classes }))}
        {hasTrailing && (
          <span className={classes.trailing} data-slot="trailing">
            {inControl(frond, trailingSide(renderTrailing, icons, classes))}
          </span>
        )}
        {name && formValue(name, shown, disabled, attributes.form)}
        <span role="status" className={classes.status} data-slot="status">
          {said}
        </span>
      </>
    ),
  })
}

const complaints = {
  duplicate: 'duplicate',
  max: 'full',
  maxLength: 'tooLong',
  convertValue: 'invalid',
} as const satisfies Record<InputTagsInvalidReason, keyof typeof english>

/** A list of one is a list too: a form that reads native values sees that by this element, and not by inputs. */
function formValue(
  name: string,
  values: readonly string[],
  disabled: boolean | undefined,
  form: string | undefined,
): ReactNode {
  return (
    <select
      key={JSON.stringify(values)}
      multiple
      hidden
      name={name}
      form={form}
      disabled={disabled}
      defaultValue={values}
    >
      {/* Without a text, which would be found beside that of the tag. */}
      {values.map((value, index) => createElement('option', { key: index, value }))}
    </select>
  )
}

function toList<Tag>(value: readonly Tag[] | null | undefined): readonly Tag[] | undefined {
  if (value === undefined) return undefined
  if (value === null) return []
  if (Array.isArray(value)) return value as readonly Tag[]
  warn('InputTags', '`value` is not a list, so no tags are shown. Give an array.')
  return []
}

function toText(tag: unknown): string {
  if (typeof tag === 'object' && tag !== null)
    warn('InputTags', 'a tag is an object, so there is no text to show. Give `displayValue` and `convertValue`.')
  return String(tag)
}

/** A key per tag. The same text may be there twice. */
function keysOf(shown: readonly string[]): string[] {
  const count = new Map<string, number>()
  return shown.map((text) => {
    const times = count.get(text) ?? 0
    count.set(text, times + 1)
    return times === 0 ? text : `${text}\n${times}`
  })
}

/** Parts a text at each delimiter. */
function splitText(text: string, delimiter: string | RegExp): string[] {
  if (delimiter === '') return [text]
  if (typeof delimiter === 'string') return text.split(delimiter)
  // Groups in the pattern must not become texts, and a pattern that sticks to the start must not stop there.
  const flags = `${delimiter.flags.replace(/[gy]/g, '')}g`
  return text.replace(new RegExp(delimiter.source, flags), '\0').split('\0')
}

function isThere(content: unknown): boolean {
  return content !== undefined && content !== null && content !== false
}

function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

/** The arrow that leads to the tag before. */
function toStart(element: Element): string {
  return isRtl(element) ? 'ArrowRight' : 'ArrowLeft'
}

function toEnd(element: Element): string {
  return isRtl(element) ? 'ArrowLeft' : 'ArrowRight'
}
