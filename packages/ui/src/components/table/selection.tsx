'use client'

import { rowSelectionFeature } from '@tanstack/react-table'
import { Checkbox } from '../Checkbox.tsx'
import { controlMessages } from './controls.ts'
import { EngineTable } from './engine.tsx'
import { addTableClasses } from './table-classes.ts'
import { fillText } from '../../system/fill-text.ts'
import type { AnyColumn, TableFeature } from './types.ts'

const column: AnyColumn = {
  id: 'select',
  control: true,
  header: '',
  size: 48,
  enableHiding: false,
  enableResizing: false,
  enableSorting: false,
}

/** Lets users select rows, with checkboxes in an additional column. */
export const tableSelection: TableFeature = {
  name: 'selection',
  engine: EngineTable,
  addTableClasses,
  parts: { rowSelectionFeature },
  columns: ({ rowSelectionOptions }) => (rowSelectionOptions?.column === false ? [] : [column]),

  header(_, header, { table, frond, classes, def }) {
    if (header.column.id !== column.id || def.header !== column.header) return undefined
    if (table.options.enableMultiRowSelection === false) {
      return <span className={classes.status}>{controlMessages(frond).selection}</span>
    }
    const isAll = table.getIsAllPageRowsSelected()
    return (
      <Checkbox
        aria-label={controlMessages(frond).selectAll}
        checked={isAll ? true : table.getIsSomePageRowsSelected() ? 'indeterminate' : false}
        onCheckedChange={(checked) => table.toggleAllPageRowsSelected(checked)}
      />
    )
  },

  cell({ row, column: { id } }, _, { frond, def }) {
    if (id !== column.id || def.cell) return undefined
    return (
      <Checkbox
        aria-label={fillText(controlMessages(frond).selectRow, { row: row.index + 1 })}
        checked={row.getIsSelected() ? true : row.getIsSomeSelected() ? 'indeterminate' : false}
        disabled={!row.getCanSelect()}
        onChange={row.getToggleSelectedHandler()}
      />
    )
  },

  rowAttributes(row, { props }) {
    const isSelected = row.getIsSelected()
    return {
      'data-selected': isSelected ? '' : undefined,
      // Without the column of checkboxes, this tells screen readers which rows are selected.
      'aria-selected': props.rowSelectionOptions?.column === false ? isSelected : undefined,
    }
  },
}
