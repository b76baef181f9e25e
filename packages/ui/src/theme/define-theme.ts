/** Classes per part, as Tailwind utilities over our tokens. */
export type PartClasses<Slot extends string> = { readonly [S in Slot]?: string }

type OptionValue<Options> = keyof Options extends 'true' | 'false' ? boolean : keyof Options & string

/** What a component passes to pick its classes: one option per variant. */
export type VariantValues<Variants> = { [V in keyof Variants]?: OptionValue<Variants[V]> }

type CompoundVariant<Slot extends string, Variants, Colored> = {
  readonly [V in keyof Variants]?: OptionValue<Variants[V]> | readonly OptionValue<Variants[V]>[]
} & (Colored extends true ? { readonly color?: string | readonly string[] } : unknown) & {
    readonly class: PartClasses<Slot>
  }

export interface ThemeData<
  Name extends string,
  Slot extends string,
  Variants,
  Color extends Slot = never,
  Sized extends string = never,
> {
  /** Kebab-case name of the component; the prefix of its class names. */
  readonly name: Name
  /** The part that takes the caller's `className` and `ref`. @default 'root' */
  readonly root?: NoInfer<Slot>
  /** The part that takes the colour class, for components with a `color` prop. */
  readonly color?: Color
  /** One more than the highest level among the components this one is built on, so that its classes win over theirs. @default 0 */
  readonly level?: 0 | 1 | 2
  readonly slots: { readonly [S in Slot]: string }
  /** Parts that hold the size of an inner component instead of classes, per own size, or under `default` where there is none. */
  readonly sizes?: { readonly [S in Sized]: Readonly<Record<string, string>> }
  readonly variants?: {
    readonly [V in keyof Variants]: { readonly [O in keyof Variants[V]]: PartClasses<NoInfer<Slot>> }
  }
  readonly compoundVariants?: readonly CompoundVariant<
    NoInfer<Slot>,
    NoInfer<Variants>,
    [Color] extends [never] ? false : true
  >[]
}

/**
 * What a theme is at run time: names only. The class text has become CSS by then, and the names of the classes follow
 * from these by one rule (`class-names.ts`), so the text need not be sent to the browser.
 */
export interface ThemeShape {
  readonly name: string
  readonly root: string
  readonly color?: string
  readonly slots: readonly string[]
  readonly sizes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Variant → its options and the parts that carry them. */
  readonly variants: { readonly [variant: string]: readonly [options: readonly string[], parts: readonly string[]] }
}

declare const types: unique symbol

export interface Theme<
  Name extends string = string,
  Slot extends string = string,
  Variants = unknown,
> extends ThemeShape {
  readonly [types]?: { name: Name; slot: Slot; variants: Variants }
}

type TypesOf<T> = T extends { readonly [types]?: infer Types } ? NonNullable<Types> : never
export type NameOf<T> = TypesOf<T> extends { name: infer Name } ? Name : never
export type SlotOf<T> = TypesOf<T> extends { slot: infer Slot extends string } ? Slot : never
export type VariantsOf<T> = TypesOf<T> extends { variants: infer Variants } ? VariantValues<Variants> : never

/** A theme whose names are not known to the compiler, as the build and the docs see it. */
export interface AnyThemeData {
  readonly name: string
  readonly root?: string
  readonly color?: string
  readonly level?: 0 | 1 | 2
  readonly slots: Readonly<Record<string, string>>
  readonly sizes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly variants?: Readonly<Record<string, Readonly<Record<string, PartClasses<string>>>>>
  readonly compoundVariants?: readonly (Readonly<Record<string, unknown>> & { readonly class: PartClasses<string> })[]
}

// A global symbol, because the build reads themes through another copy of this module than the one it imports itself.
const written = Symbol.for('frond.theme')

/** The theme as written, for the build, the docs and the tests. A published theme has none: its text has become CSS. */
export function themeDataOf(theme: object): AnyThemeData | undefined {
  return (theme as { [written]?: AnyThemeData })[written]
}

export function defineTheme<
  const Name extends string,
  const Slot extends string,
  Variants = {},
  const Color extends Slot = never,
  const Sized extends string = never,
>(data: ThemeData<Name, Slot, Variants, Color, Sized>): Theme<Name, Slot | Sized, Variants> {
  // Past this point the theme is only walked over by name; the types have done their work in the caller's file.
  const plain = data as unknown as AnyThemeData
  return Object.defineProperty(toShape(plain), written, { value: plain })
}

/** The one place that decides what of a theme reaches the browser. The package build calls it too. */
export function toShape(data: AnyThemeData): ThemeShape {
  const variants: Record<string, [string[], string[]]> = {}

  for (const [variant, options] of Object.entries(data.variants ?? {})) {
    const parts = new Set(Object.values(options).flatMap((classes) => Object.keys(classes)))
    // A compound is a selector over the classes of its options, so the part must carry them even if they have no rule of their own.
    for (const compound of data.compoundVariants ?? []) {
      if (variant in compound) for (const part of Object.keys(compound.class)) parts.add(part)
    }
    variants[variant] = [Object.keys(options), Object.keys(data.slots).filter((slot) => parts.has(slot))]
  }

  return {
    name: data.name,
    root: data.root ?? 'root',
    ...(data.color && { color: data.color }),
    slots: Object.keys(data.slots),
    ...(data.sizes && { sizes: data.sizes }),
    variants,
  }
}
