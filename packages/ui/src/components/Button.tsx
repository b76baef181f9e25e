'use client'

import { useState, type ButtonHTMLAttributes, type MouseEvent, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { leadingSide, trailingSide } from './field/icon-sides.tsx'
import { fillSlot, iconKeys, iconSlots, isEmptySlot, type IconOptions, type Slot } from '../system/slots.ts'
import { linkKeys, toHref, type LinkOptions } from '../system/links/link-props.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { splitProps } from '../system/split-props.ts'
import { useLink } from '../system/links/use-link.ts'
import { warn } from '../system/warn.ts'
import { buttonTheme } from '../theme/button.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

type Part = SlotOf<typeof buttonTheme>
type SlotArgs = { ui: Classes<Part> }
type Variant = ThemeOption<typeof buttonTheme, 'variant'>

export interface ButtonProps
  extends
    IconOptions,
    LinkOptions,
    Omit<ButtonHTMLAttributes<HTMLElement>, 'className' | 'color' | 'children' | 'onClick'> {
  /** Label of the button. Use `children` for other content. */
  label?: string
  /** Color of the button. @default 'primary' */
  color?: Color
  /** Color while the link is active. @default `color` */
  activeColor?: Color
  /** Visual style of the button. @default 'solid' */
  variant?: Variant
  /** Variant while the link is active. @default `variant` */
  activeVariant?: Variant
  /** Height of the button, with matching text and icons. @default 'md' */
  size?: ThemeOption<typeof buttonTheme, 'size'>
  /** Makes the button as wide as it is high. @default true without text */
  square?: boolean
  /** Fills the width of the container. @default false */
  block?: boolean
  /** Shows the loading state while the promise returned by `onClick` is pending, or, on a submit button, while its form is submitting. @default false */
  loadingAuto?: boolean
  /** Type of the button. Ignored for links. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Makes the button ignore presses. Unlike with `disabled`, it can have the focus. @default false */
  'aria-disabled'?: boolean | 'true' | 'false'
  /** Called on a press. With `loadingAuto` the button waits for the returned promise. */
  onClick?: (event: MouseEvent<HTMLElement>) => unknown
  /** Content before the label. Replaces the leading icon or avatar. */
  renderLeading?: Slot<SlotArgs>
  /** Content after the label. Replaces the trailing icon. */
  renderTrailing?: Slot<SlotArgs>
  /** Replaces `label`. Text is shortened like a label if it does not fit. */
  children?: Slot<SlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { color: 'primary', variant: 'solid', size: 'md', type: 'button' } as const

type ResolvedProps = WithDefaults<ButtonProps, typeof defaults>

const optionKeys = { ...linkKeys, ...iconKeys }

/** Triggers an action or navigates to another page. */
export function Button(ownProps: ButtonProps) {
  const frond = useFrond()
  const props = resolveProps(frond, buttonTheme, defaults, ownProps, frond.fieldGroup?.props)
  if (props.loadingAuto) return <AutoButton {...props} />
  if (toHref(props) !== undefined) return <LinkButton {...props} />

  const [options, rest] = splitProps(props, optionKeys)
  const { render, element } = toButtonElement(frond, options, rest, options.active ?? false)
  if (options.disabled) element.disabled = true
  else if (options.loading || isAriaDisabled(rest)) ignorePresses(element)
  return renderElement('button', render, element)
}

function LinkButton(props: ResolvedProps) {
  const frond = useFrond()
  const [options, rest] = splitProps(props, optionKeys)
  const link = useLink(options, 'Button')
  const { render, element } = toButtonElement(frond, options, rest, link.active)
  if (!options.disabled && (options.loading || isAriaDisabled(rest))) ignorePresses(element)
  const { type: _, ref, onClick, className, ...attributes } = element
  return renderElement(link.element, render, {
    ...attributes,
    ...link.props,
    onClick: link.props['aria-disabled'] ? undefined : onClick,
    ref: joinRefs<HTMLElement>(link.ref as Ref<HTMLElement>, ref as Ref<HTMLElement>),
    className: addClass(className as string, link.active ? options.activeClass : options.inactiveClass),
  })
}

/** A button that shows the loading state while its promise is pending. */
function AutoButton({ loadingAuto: _, onClick, ...props }: ResolvedProps) {
  const { form } = useFrond()
  const [pending, setPending] = useState(false)
  const loading = props.loading || pending || (props.type === 'submit' && form?.loading === true)

  const press = (event: MouseEvent<HTMLElement>) => {
    const result = onClick?.(event)
    if (!isPromise(result)) return
    setPending(true)
    void Promise.resolve(result).finally(() => setPending(false))
  }

  return <Button {...props} loading={loading} onClick={press} />
}

function isAriaDisabled({ 'aria-disabled': disabled }: Pick<ButtonProps, 'aria-disabled'>): boolean {
  return disabled === true || disabled === 'true'
}

/** Makes a button or link ignore presses. It is not disabled, because then it would lose the focus. */
function ignorePresses(element: Record<string, unknown>): void {
  element['aria-disabled'] = true
  element.onClick = (event: MouseEvent<HTMLElement>) => {
    // As with a disabled button, neither the form nor the elements around see the press.
    event.preventDefault()
    event.stopPropagation()
  }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value
}

/** The attributes that button and link share: classes and content. */
function toButtonElement(
  frond: FrondContextValue,
  options: IconOptions,
  props: Omit<ResolvedProps, keyof LinkOptions | keyof IconOptions>,
  active: boolean,
) {
  const {
    label,
    color,
    activeColor,
    variant,
    activeVariant,
    size,
    square,
    block,
    loadingAuto: _,
    renderLeading,
    renderTrailing,
    children,
    className,
    ui,
    render,
    ...attributes
  } = props

  const content = children ?? label
  const hasText = !isEmptySlot(content)
  if (process.env.NODE_ENV !== 'production' && !hasText) checkName({ ...props, ...options })

  const icons = iconSlots(frond, options)
  const classes = resolveClasses(
    frond,
    buttonTheme,
    {
      color: (active && activeColor) || color,
      variant: (active && activeVariant) || variant,
      size,
      active,
      block,
      square: square ?? !hasText,
      loading: icons.loading,
    },
    ui,
    className,
  )

  const text =
    hasText && typeof content === 'string' ? (
      <span className={classes.label} data-slot="label">
        {content}
      </span>
    ) : (
      fillSlot(content, { ui: classes })
    )
  const before = leadingSide(renderLeading, icons, options.avatar, classes)
  const after = trailingSide(renderTrailing, icons, classes)

  const element: Record<string, unknown> = { 'data-slot': 'button', ...attributes, className: classes.base }
  if (options.loading) element['aria-busy'] = true
  element.children =
    before === null && after === null ? (
      text
    ) : (
      <>
        {before}
        {text}
        {after}
      </>
    )
  return { render, element }
}

/** Warns about a button that has only an icon and no accessible name. */
function checkName(props: ButtonProps): void {
  if (
    props['aria-label'] ||
    props['aria-labelledby'] ||
    props.title ||
    props.avatar?.alt ||
    props.render ||
    props.renderLeading
  )
    return
  warn('Button', 'it has no accessible name, because there is neither a label nor children. Pass an aria-label.')
}
