'use client'

import { createExpandedRowModel, rowExpandingFeature } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { chevronRight } from '../../icons/chevronRight.ts'
import { fillText } from '../../system/fill-text.ts'
import { roleIcon } from '../../system/slots.ts'
import { Button } from '../Button.tsx'
import { controlMessages } from './controls.ts'
import { EngineTable } from './engine.tsx'
import { addTableClasses, tableClass } from './table-classes.ts'
import type { AnyColumn, FeatureContext, TableFeature } from './types.ts'

const column: AnyColumn = {
  id: 'expand',
  control: true,
  header: '',
  size: 48,
  enableHiding: false,
  enableResizing: false,
  enableSorting: false,
}

/** Expands and collapses rows, without the column of toggle buttons. */
export const rowExpansion: TableFeature = {
  name: 'rowExpansion',
  engine: EngineTable,
  addTableClasses,
  parts: { rowExpandingFeature, expandedRowModel: /* @__PURE__ */ createExpandedRowModel() },
}

/** Expands rows, to show details of a row or its sub-rows. */
export const tableExpansion: TableFeature = {
  name: 'expansion',
  engine: EngineTable,
  addTableClasses,
  parts: {},
  requires: [rowExpansion],
  columns: ({ expandedOptions }) => (expandedOptions?.column === false ? [] : [column]),

  columnAttributes({ id }) {
    return id === column.id ? { className: tableClass('toggles') } : undefined
  },

  header(_, header, context) {
    if (header.column.id !== column.id || context.def.header !== column.header) return undefined
    const { table, frond, classes } = context
    const label = controlMessages(frond).expandAll
    if (!table.getCanSomeRowsExpand()) return <span className={classes.status}>{label}</span>
    const isOpen = table.getIsAllRowsExpanded()
    return (
      <ToggleButton
        context={context}
        label={label}
        isOpen={isOpen}
        onToggle={() => table.toggleAllRowsExpanded(!isOpen)}
      />
    )
  },

  cell({ row, column: { id }, table }, content, context) {
    if (id === column.id && !context.def.cell) {
      if (!row.getCanExpand()) return null
      const toggle = (
        <ToggleButton
          context={context}
          label={fillText(controlMessages(context.frond).expandRow, { row: row.index + 1 })}
          isOpen={row.getIsExpanded()}
          onToggle={() => row.toggleExpanded()}
        />
      )
      if (row.depth === 0) return toggle
      return (
        <span className={tableClass('nested')}>
          {indentLevels(row.depth, context)}
          {toggle}
        </span>
      )
    }
    // Indent sub-rows. Grouped rows have their own indentation.
    if (row.depth === 0 || context.table.state.grouping?.length) return undefined
    const isFirst = table.getAllLeafColumns().find(({ columnDef }) => !(columnDef as AnyColumn).control)?.id === id
    if (!isFirst) return undefined
    return (
      <>
        {indentLevels(row.depth, context)}
        {content()}
      </>
    )
  },
}

/** Empty space before the content of a sub-row or group, one part per level. */
export function indentLevels(depth: number, { classes }: FeatureContext): ReactNode {
  return Array.from({ length: depth }, (_, level) => (
    <span key={level} className={classes.indent} data-slot="indent" aria-hidden />
  ))
}

interface ToggleButtonProps {
  context: FeatureContext
  label: string
  isOpen: boolean
  onToggle: () => void
}

export function ToggleButton({ context: { frond, classes }, label, isOpen, onToggle }: ToggleButtonProps) {
  return (
    <Button
      color="neutral"
      variant="ghost"
      size="xs"
      icon={roleIcon(frond, 'chevronRight', chevronRight)}
      aria-label={label}
      aria-expanded={isOpen}
      className={classes.toggle}
      data-slot="toggle"
      onClick={onToggle}
    />
  )
}
