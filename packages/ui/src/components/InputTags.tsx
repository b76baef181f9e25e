'use client'

import { useImperativeHandle, useMemo, useRef, type InputHTMLAttributes, type Ref, type RefObject } from 'react'
import { inputTags as english } from '../locale/en.ts'
import { focusOnPress, inControl, resolveControl } from '../primitives/form/field.ts'
import { DelayedFocus } from '../primitives/list/extras.tsx'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { fillSlot, iconSlots, type IconOptions, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputTagsTheme } from '../theme/input-tags.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { leadingSide, trailingSide } from './field/icon-sides.tsx'
import type { IconValue } from './Icon.tsx'
import { formValue } from './input-tags/form-value.tsx'
import { tagInputProps } from './input-tags/tag-input-props.ts'
import { tagList } from './input-tags/tag-list.tsx'
import { isThere } from './input-tags/tag-text.ts'
import { useTagFocus } from './input-tags/use-tag-focus.ts'
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

type InputTagsOption =
  | Exclude<keyof InputTagsProps, keyof InputHTMLAttributes<HTMLInputElement>>
  | 'children'
  | 'className'
  | 'color'
  | 'defaultValue'
  | 'max'
  | 'name'
  | 'onInvalid'
  | 'required'
  | 'size'
  | 'value'

const defaults = { color: 'primary', variant: 'outline', size: 'md', delimiter: ',' } as const

/** The options of an InputTags. The other props are attributes of the native input. */
const inputTagsOptions: Readonly<Record<InputTagsOption, true>> = {
  addOnBlur: true,
  addOnPaste: true,
  addOnTab: true,
  autofocusDelay: true,
  avatar: true,
  children: true,
  className: true,
  color: true,
  convertValue: true,
  defaultValue: true,
  deleteIcon: true,
  delimiter: true,
  displayValue: true,
  duplicate: true,
  fixed: true,
  handleRef: true,
  highlight: true,
  icon: true,
  itemDelete: true,
  itemText: true,
  leading: true,
  leadingIcon: true,
  loading: true,
  loadingIcon: true,
  max: true,
  name: true,
  onAddTag: true,
  onInvalid: true,
  onRemoveTag: true,
  onValueChange: true,
  ref: true,
  render: true,
  renderLeading: true,
  renderTrailing: true,
  required: true,
  size: true,
  trailing: true,
  trailingIcon: true,
  ui: true,
  value: true,
  variant: true,
}

/** A field for any number of short texts. */
export function InputTags<Tag = string>(ownProps: InputTagsProps<Tag>) {
  const frond = useFrond()
  const input = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLElement>(null)
  const props = resolveControl(frond, inputTagsTheme, defaults, ownProps)
  const [options, attributes] = splitProps(props, inputTagsOptions)
  const { avatar, name, renderLeading, renderTrailing, children, ref, handleRef } = options
  const { disabled, readOnly } = attributes
  const texts = messagesOf(frond, 'inputTags', english)

  const isLocked = Boolean(disabled || readOnly)
  const state = useTags<Tag>(frond, texts, options, { input, maxLength: attributes.maxLength, isLocked })
  const { tags, labels } = state
  const { focusTag, handleTagKey } = useTagFocus({ root, input, count: tags.length, onRemove: state.remove })
  const isInside = (element: Element | null) => element !== null && root.current?.contains(element) === true
  const inputProps = tagInputProps({ tags: state, isLocked, focusTag, isInside }, options, attributes)

  const { color, variant, size, highlight, fixed, icon, leading, leadingIcon, trailing, trailingIcon } = options
  const { loading, loadingIcon } = options
  const icons = iconSlots(frond, { icon, leading, leadingIcon, trailing, trailingIcon, loading, loadingIcon })
  const hasLeading = isThere(renderLeading ?? icons.leading ?? avatar)
  const hasTrailing = isThere(renderTrailing ?? icons.trailing)
  const classes = resolveClasses(
    frond,
    inputTagsTheme,
    { color, variant, size, highlight, fixed, leading: hasLeading, trailing: hasTrailing, loading: icons.loading },
    options.ui,
    options.className,
  )

  const inputRef = useMemo(() => joinRefs<HTMLInputElement>(input, ref), [ref])
  useImperativeHandle(handleRef, () => ({ inputRef: input }), [])
  const delay = attributes.autoFocus && options.autofocusDelay

  return renderElement('div', options.render, {
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
          {tags.length > 0 &&
            tagList<Tag, Part>({
              frond,
              tags,
              labels,
              classes,
              disabled,
              readOnly,
              deleteIcon: options.deleteIcon,
              removeLabel: texts.remove,
              itemText: options.itemText,
              itemDelete: options.itemDelete,
              onRemove: state.remove,
              onKeyDown: handleTagKey,
            })}
          <input
            data-slot="input"
            autoComplete="off"
            enterKeyHint="enter"
            {...attributes}
            {...inputProps}
            autoFocus={delay ? false : attributes.autoFocus}
            // One tag is enough, so the browser requires a text only while there is no tag.
            required={(options.required && tags.length === 0) || undefined}
            className={classes.input}
            ref={inputRef}
          />
        </div>
        {inControl(frond, fillSlot(children, { ui: classes }))}
        {hasTrailing && (
          <span className={classes.trailing} data-slot="trailing">
            {inControl(frond, trailingSide(renderTrailing, icons, classes))}
          </span>
        )}
        {name && formValue(name, labels, disabled, attributes.form)}
        <span role="status" className={classes.status} data-slot="status">
          {state.announcement}
        </span>
        {delay ? <DelayedFocus control={input} delay={delay} /> : null}
      </>
    ),
  })
}
