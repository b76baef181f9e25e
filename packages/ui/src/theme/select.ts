import { defineTheme } from './define-theme.ts'
import { fieldAvatar, fieldAvatarSizes, fieldIcon, withParts } from './field-look.ts'
import { listInnerSizes, listPopup, listRows, listSizes, listStates, triggerLook, triggerSlots } from './list-look.ts'

export const selectTheme = defineTheme({
  name: 'select',
  color: 'base',
  slots: {
    ...triggerSlots,
    leadingIcon: fieldIcon,
    leadingAvatar: fieldAvatar,
    trailingIcon: fieldIcon,
    ...listPopup,
    ...listRows,
    ...listStates,
  },
  sizes: { leadingAvatarSize: fieldAvatarSizes, ...listInnerSizes },
  variants: {
    ...triggerLook.variants,
    size: withParts(triggerLook.variants.size, listSizes),
    loading: { leading: { leadingIcon: 'animate-spin' }, trailing: { trailingIcon: 'animate-spin' } },
  },
})
