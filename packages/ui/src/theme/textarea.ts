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

const look = fieldLook('root', { control: 'textarea', grows: true })

/** Leading and trailing content is aligned with the first line of the text. */
const firstLine = 'h-[calc(2*var(--field-y)+1lh)] self-start'

export const textareaTheme = defineTheme({
  name: 'textarea',
  color: 'root',
  slots: {
    root: look.frame,
    base: `${fieldControl} resize-y py-(--field-y)`,
    leading: `${fieldLeading} ${firstLine}`,
    leadingIcon: fieldIcon,
    leadingAvatar: fieldAvatar,
    trailing: `${fieldTrailing} ${firstLine}`,
    trailingIcon: fieldIcon,
  },
  sizes: { leadingAvatarSize: fieldAvatarSizes },
  variants: {
    ...look.variants,
    ...fieldSides('base'),
    autoresize: { true: { base: 'resize-none' } },
    loading: { leading: { leadingIcon: 'animate-spin' }, trailing: { trailingIcon: 'animate-spin' } },
  },
})
