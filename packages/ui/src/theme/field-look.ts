/**
 * Classes that all fields share, such as Input, Textarea, InputTags and Select. `fieldLook` returns the frame: border,
 * background, height, text and states. The other exports are classes of parts inside the frame. The frame sets `--field-x`
 * and `--field-y` (padding of a line of text), `--field-gap` and `--field-icon`, so that the parts need no class per size.
 */

type Look<Part extends string> = { readonly [P in Part]: string }

interface States {
  readonly focus: string
  readonly disabled: string
  readonly readOnly: string
}

/** For a frame that is focusable, such as a button that opens a list. */
const own: States = { focus: 'focus-visible:', disabled: 'disabled:', readOnly: 'aria-readonly:' }

/** For a frame around a focusable element. */
function around(control: string): States {
  return {
    focus: `has-[${control}:focus-visible]:`,
    disabled: `has-[${control}:disabled]:`,
    readOnly: `has-[${control}[readonly]]:`,
  }
}

interface FieldLookOptions {
  /** Selector of the focusable element inside the frame, such as `input`. Without it, the frame itself is focusable. */
  readonly control?: string
  /** Whether the frame grows with its content. @default false */
  readonly grows?: boolean
  /** Width outside a form field. Inside a form field, it has the full width. @default '15rem' */
  readonly width?: string
}

/** Slot and variants of the frame. The `color` of the theme must be the same part. */
export function fieldLook<const Part extends string>(
  part: Part,
  { control, grows, width = '15rem' }: FieldLookOptions = {},
) {
  const states = control ? around(control) : own
  const h = grows ? 'min-h' : 'h'
  const to = (text: string): Look<Part> => ({ [part]: text }) as Look<Part>

  const focus = `${states.focus}outline-2 ${states.focus}-outline-offset-2`
  // No hover style for read-only and disabled fields.
  const hover = `not-${states.disabled}not-${states.readOnly}hover:`

  return {
    frame: `relative inline-flex min-w-0 w-(--field-width,${width}) max-w-full items-center rounded-md border border-transparent text-start align-middle text-highlighted outline-role transition-[color,background-color,border-color] ${states.disabled}cursor-not-allowed ${states.disabled}opacity-50 forced-colors:border-[FieldText] forced-colors:${states.disabled}border-[GrayText]`,
    variants: {
      variant: {
        outline: to(
          `border-accented bg-default shadow-xs ${hover}border-control ${states.readOnly}bg-muted ${states.readOnly}shadow-none ${focus}`,
        ),
        soft: to(`bg-elevated/60 ${hover}bg-elevated ${states.focus}bg-elevated ${focus}`),
        subtle: to(`border-accented bg-elevated/60 ${hover}border-control ${states.focus}bg-elevated/60 ${focus}`),
        ghost: to(`${hover}bg-elevated ${states.focus}bg-elevated ${focus}`),
        // The caret already shows the focus of a text input.
        none: to(`border-0 forced-colors:border ${control ? '' : focus}`),
      },
      size: {
        xs: to(
          `${h}-6 text-xs [--field-gap:--spacing(1)] [--field-icon:--spacing(3.5)] [--field-x:--spacing(1.75)] [--field-y:--spacing(0.75)]`,
        ),
        sm: to(
          `${h}-7 text-xs [--field-gap:--spacing(1.5)] [--field-icon:--spacing(4)] [--field-x:--spacing(2.25)] [--field-y:--spacing(1.25)]`,
        ),
        md: to(
          `${h}-8 text-sm [--field-gap:--spacing(1.5)] [--field-icon:--spacing(4.5)] [--field-x:--spacing(2.25)] [--field-y:--spacing(1.25)]`,
        ),
        lg: to(
          `${h}-9 text-sm [--field-gap:--spacing(2)] [--field-icon:--spacing(5)] [--field-x:--spacing(2.75)] [--field-y:--spacing(1.75)]`,
        ),
        xl: to(
          `${h}-10 text-base [--field-gap:--spacing(2)] [--field-icon:--spacing(5)] [--field-x:--spacing(2.75)] [--field-y:--spacing(1.75)]`,
        ),
      },
      highlight: { true: to(`border-role ${hover}border-role`) },
      // iOS zooms into a field if its text is smaller than 16 px.
      fixed: { false: to('pointer-coarse:text-base'), true: to('') },
    },
  } as const
}

/** The native input or textarea inside a frame. It has the padding of the frame, so that the whole area is clickable. */
export const fieldControl =
  'min-w-0 flex-1 self-stretch rounded-[inherit] bg-transparent px-(--field-x) text-inherit outline-hidden placeholder:text-dimmed disabled:cursor-not-allowed forced-colors:outline-0'

/** The content before and after the control. A button there has the same distance to the border on all sides. */
export const fieldLeading =
  'flex shrink-0 items-center gap-(--field-gap) ps-(--field-x) text-dimmed has-[>button]:ps-0.75'
export const fieldTrailing =
  'flex shrink-0 items-center gap-(--field-gap) pe-(--field-x) text-dimmed has-[>button]:pe-0.75'
export const fieldIcon = 'size-(--field-icon) shrink-0'
export const fieldAvatar = 'shrink-0'

/** Variants that reduce the padding of the control beside leading and trailing content. */
export function fieldSides<const Part extends string>(part: Part) {
  const to = (text: string): Look<Part> => ({ [part]: text }) as Look<Part>
  return { leading: { true: to('ps-(--field-gap)') }, trailing: { true: to('pe-(--field-gap)') } } as const
}

/** Sizes of an avatar before the text, for `sizes: { leadingAvatarSize: fieldAvatarSizes }`. */
export const fieldAvatarSizes = { xs: '3xs', sm: '3xs', md: '2xs', lg: '2xs', xl: 'xs' } as const

type Options<Part extends string> = Readonly<Record<string, { readonly [P in Part]?: string }>>

/** Adds parts to the options of a variant: `size: withParts(look.variants.size, { xs: { item: 'py-1' }, … })`. */
export function withParts<const Base extends Options<string>, const Added extends { [O in keyof Base]?: Look<string> }>(
  base: Base,
  added: Added,
): { readonly [O in keyof Base]: Base[O] & (O extends keyof Added ? Added[O] : unknown) } {
  const options: Record<string, unknown> = {}
  for (const option in base) options[option] = { ...base[option], ...added[option] }
  return options as { [O in keyof Base]: Base[O] & (O extends keyof Added ? Added[O] : unknown) }
}
