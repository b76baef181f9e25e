'use client'

import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { proseTable } from '../locale/en.ts'
import { proseTheme } from '../theme/prose.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { useProse, type ProseElementProps } from './use-prose.ts'

export interface ProseTableProps extends ProseElementProps<'table'> {
  /** Accessible name of the table, announced when its scroll container gets focus. @default 'Table', in the language of the application */
  'aria-label'?: string
  /** Extra classes for each part. */
  ui?: { tableScroll?: ClassValue }
}

/** A table in a container that scrolls if the table is too wide. The container can be focused and scrolled with the keyboard. */
export function ProseTable({ 'aria-label': label, ui, className, ...props }: ProseTableProps) {
  const frond = useFrond()
  const classes = resolveClasses(frond, proseTheme, {}, ui)
  const name = label ?? messagesOf(frond, 'proseTable', proseTable).label

  // `group` instead of `region`, because a page may have dozens of tables, which would fill the list of landmarks.
  return (
    <div role="group" aria-label={name} tabIndex={0} className={classes.tableScroll}>
      <table {...props} className={addClass(classes.table, className)} />
    </div>
  )
}

export function ProseThead(props: ProseElementProps<'thead'>) {
  return <thead {...useProse('thead', props)} />
}

export function ProseTbody(props: ProseElementProps<'tbody'>) {
  return <tbody {...useProse('tbody', props)} />
}

export function ProseTr(props: ProseElementProps<'tr'>) {
  return <tr {...useProse('tr', props)} />
}

type Align = ThemeOption<typeof proseTheme, 'align'>

export interface ProseThProps extends Omit<ProseElementProps<'th'>, 'align'> {
  /** Alignment of the text. In right-to-left languages, left and right are swapped. @default 'left' */
  align?: Align
}

/** A header cell. */
export function ProseTh({ align, className, ...props }: ProseThProps) {
  return <th scope="col" {...props} className={addClass(useCell('th', align), className)} />
}

export interface ProseTdProps extends Omit<ProseElementProps<'td'>, 'align'> {
  /** Alignment of the text. In right-to-left languages, left and right are swapped. @default 'left' */
  align?: Align
}

/** A data cell. */
export function ProseTd({ align, className, ...props }: ProseTdProps) {
  return <td {...props} className={addClass(useCell('td', align), className)} />
}

/** Text is aligned to the start by default, so that alignment needs no class. */
function useCell(part: 'td' | 'th', align: Align | undefined): string {
  return resolveClasses(useFrond(), proseTheme, { align: align === 'left' ? undefined : align })[part]
}
