import type { HTMLAttributes } from 'react'
import type { TableProps } from '../Table.tsx'
import { capitalize } from './columns.ts'
import { stateNames, type StateName } from './states.ts'

type Replaced = 'className' | 'onContextMenu' | 'onSelect'
type OwnProp = Exclude<keyof TableProps<object>, Exclude<keyof HTMLAttributes<HTMLElement>, Replaced>>
type StateProp = StateName | `default${Capitalize<StateName>}` | `on${Capitalize<StateName>}Change`

/** Props of the table that belong to no state. The type makes sure that none is missing. */
const ownProps: Readonly<Record<Exclude<OwnProp, StateProp>, true>> = {
  data: true,
  columns: true,
  features: true,
  caption: true,
  empty: true,
  sticky: true,
  loading: true,
  loadingColor: true,
  loadingAnimation: true,
  virtualize: true,
  meta: true,
  getRowId: true,
  getSubRows: true,
  defaultColumn: true,
  onSelect: true,
  onHover: true,
  onContextMenu: true,
  renderFallbackValue: true,
  renderExpanded: true,
  renderCaption: true,
  renderEmpty: true,
  renderLoading: true,
  bodyTop: true,
  bodyBottom: true,
  top: true,
  bottom: true,
  className: true,
  ui: true,
  render: true,
  ref: true,
  handleRef: true,
  state: true,
  initialState: true,
  onStateChange: true,
  globalFilterOptions: true,
  columnFiltersOptions: true,
  columnPinningOptions: true,
  columnSizingOptions: true,
  visibilityOptions: true,
  sortingOptions: true,
  groupingOptions: true,
  expandedOptions: true,
  rowSelectionOptions: true,
  rowPinningOptions: true,
  paginationOptions: true,
}

/** The names of the three props of a state: its value, its initial value, and its change handler. */
export function statePropNames(name: StateName): [value: string, initial: string, onChange: string] {
  return [name, `default${capitalize(name)}`, `on${capitalize(name)}Change`]
}

const stateProps: ReadonlySet<string> = /* @__PURE__ */ new Set(/* @__PURE__ */ stateNames.flatMap(statePropNames))

/** The props that are attributes of the root element. */
export function attributesOf(props: object): HTMLAttributes<HTMLElement> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in ownProps) && !stateProps.has(name)))
}
