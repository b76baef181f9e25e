import { createElement, type ReactElement } from 'react'
import type { Color } from '../../theme/color-names.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { inputTheme } from '../../theme/input.ts'
import type { textareaTheme } from '../../theme/textarea.ts'
import type { ThemeOption } from '../../theme/theme-options.ts'
import type { ClassValue } from '../../system/component-override.ts'
import { withNameCheck } from '../../primitives/form/check-name.tsx'
import { focusOnPress, inControl } from '../../primitives/form/field.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { leadingSide, trailingSide } from './icon-sides.tsx'
import { fillSlot, iconSlots, type IconOptions, type Slot } from '../../system/slots.ts'
import { renderElement, type RenderProp } from '../../system/render-element.ts'
import { resolveClasses, type Classes } from '../../system/resolve-classes.ts'

type TextTheme = typeof inputTheme | typeof textareaTheme
type Part = SlotOf<TextTheme>

/** The props that Input and Textarea share. */
export interface TextFieldProps extends IconOptions {
  readonly color: Color
  readonly variant: ThemeOption<typeof inputTheme, 'variant'>
  readonly size: ThemeOption<typeof inputTheme, 'size'>
  readonly highlight?: boolean
  readonly fixed?: boolean
  readonly autoresize?: boolean
  readonly renderLeading?: Slot<{ ui: Classes<Part> }>
  readonly renderTrailing?: Slot<{ ui: Classes<Part> }>
  readonly children?: Slot<{ ui: Classes<Part> }>
  readonly className?: ClassValue
  readonly ui?: { readonly [P in Part]?: ClassValue }
  readonly render?: RenderProp
}

/**
 * A native input or textarea in its frame. `native` overrides attributes in `props`. A function instead of a component,
 * because a page can have hundreds of text fields.
 */
export function textFieldView(
  frond: FrondContextValue,
  element: 'input' | 'textarea',
  theme: TextTheme,
  props: TextFieldProps,
  native: Readonly<Record<string, unknown>>,
): ReactElement {
  const {
    color,
    variant,
    size,
    highlight,
    fixed,
    autoresize,
    icon,
    avatar,
    leading,
    leadingIcon,
    trailing,
    trailingIcon,
    loading,
    loadingIcon,
    renderLeading,
    renderTrailing,
    children,
    className,
    ui,
    render,
    ...attributes
  } = props

  const icons = iconSlots(frond, { icon, leading, leadingIcon, trailing, trailingIcon, loading, loadingIcon })
  const hasLeading = isPresent(renderLeading ?? icons.leading ?? avatar)
  const hasTrailing = isPresent(renderTrailing ?? icons.trailing)
  const options = { color, variant, size, highlight, fixed, leading: hasLeading, trailing: hasTrailing }
  const classes = resolveClasses(
    frond,
    // The cast is safe: the theme of Textarea has all options of the theme of Input, and `autoresize`.
    theme as typeof textareaTheme,
    { ...options, autoresize, loading: icons.loading },
    ui,
    className,
  )

  let control: ReactElement = createElement(element, {
    'data-slot': 'base',
    ...attributes,
    ...native,
    className: classes.base,
  })
  if (process.env.NODE_ENV !== 'production') {
    control = withNameCheck(element === 'input' ? 'Input' : 'Textarea', control)
  }
  const root: Record<string, unknown> = { 'data-slot': element, className: classes.root, children: control }
  if (hasLeading || hasTrailing || children !== undefined) {
    root.onMouseDown = focusOnPress
    root.children = (
      <>
        {hasLeading && (
          <span className={classes.leading} data-slot="leading">
            {inControl(frond, leadingSide(renderLeading, icons, avatar, classes))}
          </span>
        )}
        {control}
        {inControl(frond, fillSlot(children, { ui: classes }))}
        {hasTrailing && (
          <span className={classes.trailing} data-slot="trailing">
            {inControl(frond, trailingSide(renderTrailing, icons, classes))}
          </span>
        )}
      </>
    )
  }
  return renderElement('div', render, root)
}

function isPresent(content: unknown): boolean {
  return content !== undefined && content !== null && content !== false
}
