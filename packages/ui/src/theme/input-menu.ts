import { defineTheme } from './define-theme.ts'
import {
  fieldAvatar,
  fieldAvatarSizes,
  fieldControl,
  fieldIcon,
  fieldLeading,
  fieldLook,
  fieldSides,
  fieldTrailing,
  withParts,
} from './field-look.ts'
import { listInnerSizes, listPopup, listRows, listSizes, listStates } from './list-look.ts'

const look = fieldLook('root', { control: 'input', grows: true })

const tagSizes = {
  xs: {
    trailingClear: 'size-4.5',
    tagsItem: 'h-4 text-xs',
    tagsItemDelete: 'size-3.5',
    tagsItemDeleteIcon: 'size-3',
    tagsInput: 'h-4',
  },
  sm: {
    trailingClear: 'size-5',
    tagsItem: 'h-5 text-xs',
    tagsItemDelete: 'size-4',
    tagsItemDeleteIcon: 'size-3',
    tagsInput: 'h-5',
  },
  md: {
    trailingClear: 'size-6',
    tagsItem: 'h-6 text-xs',
    tagsItemDelete: 'size-4.5',
    tagsItemDeleteIcon: 'size-3.5',
    tagsInput: 'h-6',
  },
  lg: {
    trailingClear: 'size-6.5',
    tagsItem: 'h-7 text-sm',
    tagsItemDelete: 'size-5',
    tagsItemDeleteIcon: 'size-3.5',
    tagsInput: 'h-7',
  },
  xl: {
    trailingClear: 'size-7',
    tagsItem: 'h-8 text-sm',
    tagsItemDelete: 'size-5',
    tagsItemDeleteIcon: 'size-4',
    tagsInput: 'h-8',
  },
} as const

export const inputMenuTheme = defineTheme({
  name: 'input-menu',
  color: 'root',
  level: 1,
  slots: {
    root: look.frame,
    base: fieldControl,
    leading: fieldLeading,
    leadingIcon: fieldIcon,
    leadingAvatar: fieldAvatar,
    trailing: `${fieldTrailing} self-stretch not-disabled:cursor-pointer`,
    trailingIcon: fieldIcon,
    trailingClear: '-me-1 p-0',
    tagsItem:
      'inline-flex max-w-full min-w-0 items-center rounded-sm bg-elevated text-default ring ring-default ring-inset forced-colors:border',
    tagsItemText: 'truncate px-1.5',
    tagsItemDelete:
      'me-0.5 -ms-1 inline-flex shrink-0 cursor-pointer items-center justify-center rounded-xs text-dimmed transition-colors hover:bg-accented hover:text-default disabled:cursor-not-allowed forced-colors:outline-0',
    tagsItemDeleteIcon: '',
    tagsInput:
      'order-last min-w-12 flex-1 bg-transparent text-inherit outline-hidden placeholder:text-dimmed disabled:cursor-not-allowed forced-colors:outline-0',
    // The browser shows its validation message here.
    native: 'pointer-events-none absolute inset-x-0 bottom-0 h-px opacity-0',
    ...listPopup,
    ...listRows,
    ...listStates,
  },
  sizes: { leadingAvatarSize: fieldAvatarSizes, ...listInnerSizes },
  variants: {
    ...look.variants,
    ...fieldSides('base'),
    size: withParts(withParts(look.variants.size, listSizes), tagSizes),
    multiple: {
      true: { base: 'flex flex-wrap items-center gap-1 py-0.75 has-data-[slot=tagsItem]:ps-0.75' },
    },
    loading: { leading: { leadingIcon: 'animate-spin' }, trailing: { trailingIcon: 'animate-spin' } },
  },
})
