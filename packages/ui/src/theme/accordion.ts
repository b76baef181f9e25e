import { defineTheme } from './define-theme.ts'

export const accordionTheme = defineTheme({
  name: 'accordion',
  slots: {
    root: 'w-full',
    item: 'border-b border-default last:border-b-0',
    header: 'flex',
    trigger:
      'group/trigger flex min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-sm py-3.5 text-start text-sm font-medium text-highlighted outline-primary focus-visible:outline-2 focus-visible:outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default forced-colors:outline-0 forced-colors:focus-visible:outline-2',
    leadingIcon: 'size-4.5 shrink-0 text-dimmed',
    label: 'min-w-0 wrap-break-word',
    trailingIcon:
      'ms-auto size-4.5 shrink-0 text-dimmed transition duration-slow group-hover/trigger:text-default group-aria-expanded/trigger:rotate-180 motion-reduce:transition-colors',
    content:
      'h-[var(--accordion-panel-height,auto)] overflow-hidden transition-[height] duration-slow data-ending-style:h-0 data-starting-style:h-0 motion-reduce:transition-none',
    body: 'pb-4 text-sm text-pretty text-muted',
  },
})
