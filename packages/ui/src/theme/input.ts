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
} from './field-look.ts'

const look = fieldLook('root', { control: 'input' })

export const inputTheme = defineTheme({
  name: 'input',
  color: 'root',
  slots: {
    root: look.frame,
    base: fieldControl,
    leading: fieldLeading,
    leadingIcon: fieldIcon,
    leadingAvatar: fieldAvatar,
    trailing: fieldTrailing,
    trailingIcon: fieldIcon,
  },
  sizes: { leadingAvatarSize: fieldAvatarSizes },
  variants: {
    ...look.variants,
    ...fieldSides('base'),
    loading: { leading: { leadingIcon: 'animate-spin' }, trailing: { trailingIcon: 'animate-spin' } },
  },
})
