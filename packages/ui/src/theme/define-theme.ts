/** Classes per part, as Tailwind utilities. */
export type PartClasses<Slot extends string> = { readonly [S in Slot]?: string }

type OptionValue<Options> = keyof Options extends 'true' | 'false' ? boolean : keyof Options & string

/** The options that a component passes to get its classes, one per variant. */
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
  /** Kebab-case name of the component, the prefix of its class names. */
  readonly name: Name
  /** The part that gets the caller's `className` and `ref`. @default 'root' */
  readonly root?: NoInfer<Slot>
  /** The part that gets the color class, for components with a `color` prop. */
  readonly color?: Color
  /** Cascade level, one more than that of the components inside this one, so that its classes override theirs. @default 0 */
  readonly level?: 0 | 1 | 2
  readonly slots: { readonly [S in Slot]: string }
  /** Parts that are the size of an inner component instead of classes, per size, or `default` for a component without sizes. */
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
 * A theme at run time. It contains only names, because the class text is compiled to CSS. `class-names.ts` computes the
 * class names from them, so browsers do not need the text.
 */
export interface ThemeShape {
  readonly name: string
  readonly root: string
  readonly color?: string
  readonly slots: readonly string[]
  readonly sizes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Variant → its options, and the parts that have classes for them. */
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

/** A theme without specific types, for the build and the docs. */
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

// A global symbol, because the build loads themes with another copy of this module than its own.
const written = Symbol.for('frond.theme')

/** The data of a theme, for the build, the docs and the tests. Published themes do not contain it. */
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
  // The cast is safe: the generics only check the caller's object, and the code below handles any names.
  const plain = data as unknown as AnyThemeData
  return Object.defineProperty(toShape(plain), written, { value: plain })
}

/** Returns what browsers need of a theme. The package build also calls it. */
export function toShape(data: AnyThemeData): ThemeShape {
  const variants: Record<string, [string[], string[]]> = {}

  for (const [variant, options] of Object.entries(data.variants ?? {})) {
    const parts = new Set(Object.values(options).flatMap((classes) => Object.keys(classes)))
    // The selector of a compound uses the classes of its options, so the part needs them even if they have no rules.
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
