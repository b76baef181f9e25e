/** Classes that the date and time pickers share: the button at the end of the field, and the popup. */
export const pickerSlots = {
  root: '',
  trigger: '-me-1 shrink-0 text-dimmed',
  content: '',
} as const

export const pickerSizes = {
  triggerSize: { xs: 'xs', sm: 'xs', md: 'xs', lg: 'sm', xl: 'md' },
  calendarSize: { xs: 'xs', sm: 'sm', md: 'md', lg: 'lg', xl: 'xl' },
} as const

export const pickerVariants = {
  size: {
    xs: { trigger: 'size-5' },
    sm: { trigger: 'size-5.5' },
    md: {},
    lg: {},
    xl: {},
  },
} as const
