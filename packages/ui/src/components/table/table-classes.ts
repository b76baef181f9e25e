import type { Classes } from '../../system/resolve-classes.ts'
import { partClass } from '../../theme/class-names.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import { tableControlsTheme } from '../../theme/table-controls.ts'
import { tableTheme } from '../../theme/table.ts'
import type { Part } from './types.ts'

type Look = SlotOf<typeof tableControlsTheme>
type Looks = { readonly [P in Part]?: Look }

const common: Looks = {
  tbody: 'tbody',
  th: 'th',
  sort: 'sort',
  toggle: 'toggle',
  indent: 'indent',
  count: 'count',
  move: 'move',
  resize: 'resize',
  status: 'status',
}
const classGroups: Readonly<Record<'common' | 'windowed' | 'fixed', Looks>> = {
  common,
  windowed: { root: 'windowed', td: 'clipped' },
  fixed: { base: 'fixed', td: 'clipped', th: 'clipped' },
}

/** Adds the classes that features need. A part whose theme class the caller replaced gets none of them. */
export function addTableClasses(classes: Classes<Part>, kind: keyof typeof classGroups): Classes<Part> {
  const own: Record<string, string> = { ...classes }
  for (const [part, look] of Object.entries(classGroups[kind])) {
    const name = partClass(tableTheme, part)
    own[part] = own[part]!.replace(new RegExp(`^${name}(?= |$)`), `${name} ${tableClass(look)}`)
  }
  return own as Classes<Part>
}

export function tableClass(look: Look): string {
  return partClass(tableControlsTheme, look)
}
