import { defineTheme } from './define-theme.ts'
import {
  fieldAvatar,
  fieldAvatarSizes,
  fieldIcon,
  fieldLeading,
  fieldLook,
  fieldTrailing,
  withParts,
} from './field-look.ts'

const look = fieldLook('root', { control: 'input', grows: true })

export const inputTagsTheme = defineTheme({
  name: 'input-tags',
  color: 'root',
  slots: {
    root: look.frame,
    // A tag has the same distance to the border on all sides.
    base: 'flex min-w-0 flex-1 cursor-text flex-wrap items-center gap-0.75 self-stretch p-0.75 has-disabled:cursor-not-allowed',
    leading: `${fieldLeading} self-start`,
    leadingIcon: fieldIcon,
    leadingAvatar: fieldAvatar,
    trailing: `${fieldTrailing} self-start`,
    trailingIcon: fieldIcon,
    items: 'contents',
    item: 'inline-flex h-(--tag) max-w-full items-center rounded-sm bg-elevated font-medium text-default outline-role has-[button:focus]:bg-role/15 has-[button:focus]:text-role has-[button:focus]:outline-2 has-[button:focus]:-outline-offset-2 forced-colors:border',
    itemText: 'truncate px-(--tag-x) has-[+button]:pe-0',
    itemDelete:
      'relative flex h-full w-(--tag) shrink-0 cursor-pointer items-center justify-center rounded-[inherit] text-dimmed outline-hidden transition-colors hover:text-highlighted focus:text-inherit disabled:cursor-not-allowed pointer-coarse:before:absolute pointer-coarse:before:-inset-2 pointer-coarse:before:start-0 forced-colors:outline-0',
    itemDeleteIcon: 'size-(--tag-icon) shrink-0',
    input:
      'order-last h-(--tag) min-w-12 flex-1 bg-transparent px-[calc(var(--field-x)-3px)] text-inherit outline-hidden placeholder:text-dimmed disabled:cursor-not-allowed data-invalid:text-error forced-colors:outline-0',
    status: 'sr-only',
  },
  sizes: { leadingAvatarSize: fieldAvatarSizes },
  variants: {
    ...look.variants,
    size: withParts(look.variants.size, {
      xs: {
        base: '[--tag-icon:--spacing(3)] [--tag-x:--spacing(1)] [--tag:--spacing(4)]',
        leading: 'h-5.5',
        trailing: 'h-5.5',
      },
      sm: {
        base: '[--tag-icon:--spacing(3)] [--tag-x:--spacing(1.5)] [--tag:--spacing(5)]',
        leading: 'h-6.5',
        trailing: 'h-6.5',
      },
      md: {
        base: '[--tag-icon:--spacing(3.5)] [--tag-x:--spacing(2)] [--tag:--spacing(6)]',
        leading: 'h-7.5',
        trailing: 'h-7.5',
      },
      lg: {
        base: '[--tag-icon:--spacing(4)] [--tag-x:--spacing(2.25)] [--tag:--spacing(7)]',
        leading: 'h-8.5',
        trailing: 'h-8.5',
      },
      xl: {
        base: '[--tag-icon:--spacing(4.5)] [--tag-x:--spacing(2.5)] [--tag:--spacing(8)]',
        leading: 'h-9.5',
        trailing: 'h-9.5',
      },
    }),
    leading: { true: { base: 'ps-(--field-gap)', input: 'first:ps-0' } },
    trailing: { true: { base: 'pe-(--field-gap)' } },
    loading: { leading: { leadingIcon: 'animate-spin' }, trailing: { trailingIcon: 'animate-spin' } },
  },
  compoundVariants: [
    // Tags would not be visible on a background of the same color.
    { variant: ['soft', 'subtle'], class: { item: 'bg-accented' } },
  ],
})
