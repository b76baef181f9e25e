/** Classes that ChatReasoning and ChatTool share: a line of text that opens and closes a body. */
export const chatDisclosure = {
  trigger:
    'group/trigger inline-flex max-w-full items-center gap-1.5 rounded-md text-start text-sm text-muted outline-primary transition-colors focus-visible:outline-2 focus-visible:outline-offset-2',
  leading: 'relative flex size-4 shrink-0 items-center justify-center',
  leadingIcon: 'size-4 shrink-0',
  label: 'min-w-0 truncate',
  trailingIcon:
    'size-4 shrink-0 text-dimmed transition-transform duration-base group-data-panel-open/trigger:rotate-180 motion-reduce:transition-none',
  chevronIcon:
    'size-4 shrink-0 -rotate-90 transition-transform duration-base group-data-panel-open/trigger:rotate-0 motion-reduce:transition-none rtl:rotate-90',
  content: '',
} as const

export const chatDisclosureVariants = {
  pressable: {
    true: { trigger: 'cursor-pointer hover:text-default disabled:cursor-not-allowed disabled:opacity-50' },
  },
  /** The chevron takes the place of the leading icon while the trigger is hovered, focused or open. */
  swaps: {
    true: {
      leadingIcon:
        'group-hover/trigger:invisible group-focus-visible/trigger:invisible group-data-panel-open/trigger:invisible',
      chevronIcon:
        'invisible absolute inset-0 group-hover/trigger:visible group-focus-visible/trigger:visible group-data-panel-open/trigger:visible',
    },
  },
} as const
