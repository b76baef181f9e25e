// Type tests of the props of ProgressGroup. They are checked by the compiler and never run.
import { ProgressGroup } from './ProgressGroup.tsx'

const files = [{ label: 'Pictures', value: 40, color: '#7c3aed', count: 120 }]

export const ownItems = (
  <ProgressGroup
    items={files}
    item={({ item, percent }) => `${item.count.toFixed()} files, ${percent.toFixed()}%`}
    itemTrailing={({ item }) => item.count + 1}
  />
)

// @ts-expect-error The items have no such field.
export const unknownField = <ProgressGroup items={files} itemLabel={({ item }) => item.size} />

// @ts-expect-error A value is a number.
export const textAsValue = <ProgressGroup items={[{ value: '40' }]} />

// @ts-expect-error The colour of the group is one of the theme.
export const cssColor = <ProgressGroup color="#7c3aed" />

// @ts-expect-error There is no such part.
export const unknownPart = <ProgressGroup items={files} ui={{ dot: 'x' }} />
