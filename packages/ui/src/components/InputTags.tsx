'use client'

import {
  useImperativeHandle,
  useMemo,
  useRef,
  type InputHTMLAttributes,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react'
import { inputTags as english } from '../locale/en.ts'
import { withNameCheck } from '../primitives/form/check-name.tsx'
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
import { isPresent } from './input-tags/tag-text.ts'
import { useTagFocus } from './input-tags/use-tag-focus.ts'
import { useTags } from './input-tags/use-tags.ts'

type Part = SlotOf<typeof inputTagsTheme>
type SlotArgs = { ui: Classes<Part> }

/** Why a text did not become a tag: the name of the option that refused it. */
export type InputTagsInvalidReason = 'duplicate' | 'max' | 'maxLength' | 'convertValue'

export interface InputTagsHandle {
  /** The native input. */
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/** The arguments of the render props of a tag. */
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
  /** Placeholder of the native input. */
  placeholder?: string
  /** Maximum number of characters in a tag. */
  maxLength?: number
  /** Maximum number of tags. */
  max?: number
  /** Color of the focused or highlighted field, and of the focused tag. @default 'primary' */
  color?: Color
  /** Visual style of the field. @default 'outline' */
  variant?: ThemeOption<typeof inputTagsTheme, 'variant'>
  /** Size of the field. @default 'md' */
  size?: ThemeOption<typeof inputTagsTheme, 'size'>
  /** Shows the border in the color, as if the field had the focus. @default false */
  highlight?: boolean
  /** Keeps the font size on touch screens. Otherwise it is 16 px there, so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Requires a tag before the form is submitted. @default false */
  required?: boolean
  /** Disables the field. Its tags are not submitted with the form. @default false */
  disabled?: boolean
  /** Focuses the field when it mounts. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Icon of the buttons that remove a tag. @default the icon of the role `close` */
  deleteIcon?: IconValue
  /** The tags. Set it to control the field. */
  value?: readonly Tag[] | null
  /** Initial tags if `value` is not set. */
  defaultValue?: readonly Tag[] | null
  /** Called with all tags when tags are added or removed. */
  onValueChange?: (value: Tag[]) => void
  /** Called with an added tag. */
  onAddTag?: (tag: Tag) => void
  /** Called with a removed tag. */
  onRemoveTag?: (tag: Tag) => void
  /** Called with a text that did not become a tag, and the reason. */
  onInvalid?: (text: string, reason: InputTagsInvalidReason) => void
  /** Separates tags in typed and pasted text. Enter always ends a tag. @default ',' */
  delimiter?: string | RegExp
  /** Adds pasted text as tags at once. @default false */
  addOnPaste?: boolean
  /** Adds the text as a tag on Tab. The focus stays in the field. @default false */
  addOnTab?: boolean
  /** Adds the text as a tag when the field loses the focus. @default false */
  addOnBlur?: boolean
  /** Allows duplicate tags. @default false */
  duplicate?: boolean
  /** Converts a text to a tag. Return `null` to refuse the text. Required if tags are not strings. */
  convertValue?: (text: string) => Tag | null | undefined
  /** Converts a tag to its text, which is shown, compared and submitted. Required if tags are objects. */
  displayValue?: (tag: Tag) => string
  /** Name of the tags in the form. */
  name?: string
  /** Content before the tags. Replaces the leading icon. */
  renderLeading?: Slot<SlotArgs>
  /** Content after the text. Replaces the trailing icon. */
  renderTrailing?: Slot<SlotArgs>
  /** Replaces the text of the tags. */
  itemText?: Slot<InputTagsSlotArgs<Tag>>
  /** Replaces the icon in the button that removes a tag. */
  itemDelete?: Slot<InputTagsSlotArgs<Tag>>
  /** Additional content after the native input. */
  children?: Slot<SlotArgs>
  /** Classes for the root, which is the frame around the tags and the input. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
  /** Ref to the native input, as `ref` is. */
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

/** A field for a list of short texts. */
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
  const hasLeading = isPresent(renderLeading ?? icons.leading ?? avatar)
  const hasTrailing = isPresent(renderTrailing ?? icons.trailing)
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

  let field: ReactElement = (
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
  )
  if (process.env.NODE_ENV !== 'production') field = withNameCheck('InputTags', field)
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
          {/* Before the tags, so that a label around it does not press the button of the first tag. */}
          {field}
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
