'use client'

import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react'
import { close as closeRole } from '../icons/close.ts'
import type { ClassValue } from '../system/component-override.ts'
import { focusOnPress, inControl, resolveControl } from '../primitives/form/field.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { leadingSide, trailingSide } from './field/icon-sides.tsx'
import { fillSlot, iconSlots, roleIcon, type IconOptions, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { inputTags as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputTagsTheme } from '../theme/input-tags.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'
import { formValue } from './input-tags/form-value.tsx'
import { arrowKey } from './input-tags/arrow-key.ts'
import { isThere, keysOf } from './input-tags/tag-text.ts'
import { useTags } from './input-tags/use-tags.ts'

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
  const input = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLElement>(null)
  const { ref } = ownProps
  const props = resolveControl(frond, inputTagsTheme, defaults, ownProps)
  const texts = messagesOf(frond, 'inputTags', english)
  const { rest, tags, shown, said, focusAt, remove, inputProps } = useTags<Tag, typeof props>(
    frond,
    texts,
    input,
    root,
    props,
  )
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
    ...attributes
  } = rest
  const { disabled, readOnly } = attributes

  const icons = iconSlots(frond, { icon, leading, leadingIcon, trailing, trailingIcon, loading, loadingIcon })
  const hasLeading = isThere(renderLeading ?? icons.leading ?? avatar)
  const hasTrailing = isThere(renderTrailing ?? icons.trailing)
  const classes = resolveClasses(
    frond,
    inputTagsTheme,
    { color, variant, size, highlight, fixed, leading: hasLeading, trailing: hasTrailing, loading: icons.loading },
    ui,
    className,
  )

  const inputRef = useMemo(() => joinRefs<HTMLInputElement>(input, ref), [ref])
  useImperativeHandle(handleRef, () => ({ inputRef: input }), [])

  const delay = attributes.autoFocus && autofocusDelay
  useEffect(() => {
    if (!delay) return
    const timer = setTimeout(() => input.current?.focus(), delay)
    return () => clearTimeout(timer)
  }, [delay])

  /** The tag to go to once its neighbour is gone: its place, or the text beyond the last. */
  const nextFocus = useRef<number>(undefined)
  useLayoutEffect(() => {
    const to = nextFocus.current
    nextFocus.current = undefined
    if (to !== undefined) focusAt(to)
  })

  function handleTagKey(event: KeyboardEvent<HTMLElement>, index: number): void {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    let to: number | undefined
    if (key === arrowKey(event.currentTarget, true)) to = Math.max(0, index - 1)
    else if (key === arrowKey(event.currentTarget, false)) to = index + 1
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

  const keys = keysOf(shown)
  const control = (
    <input
      data-slot="input"
      autoComplete="off"
      enterKeyHint="enter"
      {...attributes}
      {...inputProps}
      autoFocus={delay ? false : attributes.autoFocus}
      // One tag is enough, so the text is asked for only while there is none.
      required={(required && tags.length === 0) || undefined}
      className={classes.input}
      ref={inputRef}
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
                      onKeyDown={(event) => handleTagKey(event, index)}
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
