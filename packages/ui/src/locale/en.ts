import type { Messages } from './messages.ts'

export const modal = { close: 'Close' } satisfies Messages['modal']
export const progress = { label: 'Progress' } satisfies Messages['progress']
export const proseCallout = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  caution: 'Caution',
} satisfies Messages['proseCallout']
export const proseField = { required: 'required' } satisfies Messages['proseField']
export const prosePre = { label: 'Code', copy: 'Copy code', copied: 'Copied' } satisfies Messages['prosePre']
export const proseTable = { label: 'Table' } satisfies Messages['proseTable']
export const proseTask = { done: 'Done', open: 'To do' } satisfies Messages['proseTask']
export const toast = { close: 'Close' } satisfies Messages['toast']
export const toaster = { label: 'Notifications' } satisfies Messages['toaster']
