import { defineTheme } from './define-theme.ts'
import { fieldAvatar, fieldAvatarSizes, fieldIcon, withParts } from './field-look.ts'
import {
  clearSizes,
  listInnerSizes,
  listPopup,
  listRows,
  listSizes,
  listStates,
  searchSizes,
  triggerLook,
  triggerSlots,
} from './list-look.ts'

export const selectMenuTheme = defineTheme({
  name: 'select-menu',
  color: 'base',
  level: 1,
  slots: {
    ...triggerSlots,
    leadingIcon: fieldIcon,
    leadingAvatar: fieldAvatar,
    trailingIcon: fieldIcon,
    trailingClear: 'absolute inset-y-0 my-auto p-0',
    ...listPopup,
    focusScope: 'flex min-h-0 flex-1 flex-col',
    input: 'w-full shrink-0 rounded-none rounded-t-lg border-0 border-b border-default',
    ...listRows,
    ...listStates,
  },
  sizes: { leadingAvatarSize: fieldAvatarSizes, ...listInnerSizes },
  variants: {
    ...triggerLook.variants,
    size: withParts(withParts(withParts(triggerLook.variants.size, listSizes), clearSizes), searchSizes),
    clearable: {
      true: { base: 'pe-[calc(var(--field-x)+var(--field-icon)+var(--field-gap))]' },
    },
    loading: { leading: { leadingIcon: 'animate-spin' }, trailing: { trailingIcon: 'animate-spin' } },
  },
})
