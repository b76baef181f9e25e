import {
  fieldAvatar,
  fieldAvatarSizes,
  fieldIcon,
  fieldLeading,
  fieldLook,
  fieldSides,
  fieldTrailing,
} from './field-look.ts'

// The state comes from the native inputs behind the segments.
const look = fieldLook('root', { control: ':is([data-slot=segment],input)', width: 'auto' })

/** Classes of date and time fields, which consist of segments. */
export const segmentLook = {
  color: 'root',
  slots: {
    // As wide as other fields, or wider if a range or a date with a time needs it. The limit of 70 % of the viewport keeps
    // the field on a phone with large text.
    root: `${look.frame} min-w-[min(15rem,var(--field-width,70vw))]`,
    base: 'flex min-w-0 flex-1 cursor-text items-center gap-1.5 self-stretch overflow-hidden rounded-[inherit] px-(--field-x) whitespace-nowrap',
    leading: fieldLeading,
    leadingIcon: fieldIcon,
    leadingAvatar: fieldAvatar,
    trailing: fieldTrailing,
    trailingIcon: fieldIcon,
    group: '-mx-0.5 text-dimmed',
    segment:
      'rounded-xs px-0.5 tabular-nums caret-transparent outline-none not-data-placeholder:text-highlighted focus:bg-role/15 focus:text-highlighted aria-disabled:cursor-not-allowed aria-readonly:cursor-default forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]',
    separatorIcon: 'size-[calc(var(--field-icon)*0.75)] shrink-0 text-dimmed',
  },
  sizes: { leadingAvatarSize: fieldAvatarSizes },
  variants: {
    ...look.variants,
    ...fieldSides('base'),
    loading: { leading: { leadingIcon: 'animate-spin' }, trailing: { trailingIcon: 'animate-spin' } },
  },
} as const
