import { createElement, type ReactNode } from 'react'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import type { ResolvedTableProps } from '../Table.tsx'
import { joinStyles, resolveMeta } from './meta.ts'
import type { Attributes, Part, ViewHeader } from './types.ts'

interface HeaderRowsProps {
  lines: readonly (readonly ViewHeader[])[]
  part: 'th' | 'td'
  /** `aria-rowindex` of the first row, for tables that render only some of their rows. */
  firstRowIndex: number | undefined
  rowAttributes: Attributes
  classes: Classes<Part>
  meta: ResolvedTableProps['meta']
}

/** The rows of the header or of the footer. */
export function headerRows(props: HeaderRowsProps): ReactNode {
  const { lines, firstRowIndex, rowAttributes } = props
  return lines.map((line, index) => (
    <tr key={index} {...rowAttributes} aria-rowindex={firstRowIndex === undefined ? undefined : firstRowIndex + index}>
      {line.map((header) => headerCell(header, props))}
    </tr>
  ))
}

function headerCell(view: ViewHeader, { part, classes, meta }: HeaderRowsProps): ReactNode {
  const { def, header, attributes } = view
  const isLeaf = !def.columns
  const added = [attributes?.className, resolveMeta(meta?.class?.th, header), resolveMeta(def.meta?.class?.th, header)]
  return createElement(
    part,
    {
      key: view.key,
      scope: part === 'th' ? (isLeaf ? 'col' : 'colgroup') : undefined,
      colSpan: view.colSpan > 1 ? view.colSpan : undefined,
      rowSpan: view.rowSpan > 1 ? view.rowSpan : undefined,
      'data-align': def.align ?? (isLeaf ? undefined : 'center'),
      'data-slot': part,
      ...attributes,
      className: added.reduce<string>((all, each) => addClass(all, each as string | undefined), classes[part]),
      style: joinStyles(
        attributes?.style,
        resolveMeta(meta?.style?.th, header),
        resolveMeta(def.meta?.style?.th, header),
      ),
    },
    view.content,
  )
}
