import ts from 'typescript-api'
import { expect, it } from 'vitest'
import { findShown, ReadableTypes } from './readable-types.ts'

const declarations = `
/** The key of an item. @shown string | number */
type Key1<Item, ValueKey extends string> = Item extends Record<ValueKey, infer Value> ? Value : never
type Selection<Value, Multiple extends boolean> = Multiple extends true ? Value[] : Value
type SelectValue<Item, ValueKey extends string, Multiple extends boolean> = Selection<Key1<Item, ValueKey>, Multiple>
type Cleared<Clear, Mode> = Clear extends false ? never : Mode extends 'autocomplete' ? never : null
/** @shown Plain */
type DateOf<Given, Plain = CalendarDate> = Given extends infer Value ? Value : Plain
interface CalendarDate {}
interface SlotArgs<Item, Value> { item: Item; value: Value }
type Slot<Args> = string | ((args: Args) => string)
interface MenuPropsOf { modal: ModalProps; drawer: DrawerProps }
interface ModalProps {}
interface DrawerProps {}
type NoInfer<Type> = Type
`

/** Prints the type of a prop of a component with the usual type parameters. */
function print(type: string): string {
  const text = `${declarations}
interface Props<Item, ValueKey extends string, Multiple extends boolean, Clear, Mode extends keyof MenuPropsOf, Value> {
  prop: ${type}
}`
  const source = ts.createSourceFile('props.ts', text, ts.ScriptTarget.Latest, true)
  const host = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name: string) => (name === 'props.ts' ? source : undefined),
  }
  const checker = ts.createProgram(['props.ts'], { noLib: true, types: [] }, host).getTypeChecker()
  const props = source.statements.findLast(ts.isInterfaceDeclaration)!
  return new ReadableTypes(checker).print((props.members[0] as ts.PropertySignature).type!)
}

it.each([
  ['Multiple', 'boolean'],
  ['Clear', 'unknown'],
  ['readonly Item[]', 'readonly Item[]'],
  ['SelectValue<Item, ValueKey, Multiple> | null', 'string | number | (string | number)[] | null'],
  ['readonly NoInfer<Key1<Item, ValueKey>>[]', 'readonly (string | number)[]'],
  ['(value: DateOf<Value> | null) => void', '(value: CalendarDate | null) => void'],
  ['MenuPropsOf[Mode]', 'ModalProps | DrawerProps'],
  ['Slot<SlotArgs<Item, SelectValue<Item, ValueKey, false>>>', 'Slot<SlotArgs<Item, string | number>>'],
  ["Cleared<Clear, 'autocomplete'> | string", 'string'],
  ["Cleared<Clear, 'list'> | string", 'string | null'],
  [
    '(\n  value: Multiple extends true ? Item[] : Item | undefined,\n) => void',
    '(value: Item | Item[] | undefined) => void',
  ],
  ["'small' | 'large' | (string & {})", "'small' | 'large' | string"],
  ['boolean | ((item: Item) => boolean)', 'boolean | ((item: Item) => boolean)'],
  ['readonly (string | Item)[]', 'readonly (string | Item)[]'],
])('prints %s as %s', (written, printed) => {
  expect(print(written)).toBe(printed)
})

it('finds the text for the tables in the comment of a prop', () => {
  const source = ts.createSourceFile('props.ts', 'type A = {\n/** The values. @shown State */\nstate: B }', 99, true)
  const [alias] = source.statements as unknown as [ts.TypeAliasDeclaration]
  expect(findShown((alias.type as ts.TypeLiteralNode).members[0]!)).toBe('State')
})
