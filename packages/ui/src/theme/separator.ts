import { defineTheme } from './define-theme.ts'

export const separatorTheme = defineTheme({
  name: 'separator',
  color: 'border',
  level: 1,
  slots: {
    root: 'flex items-center text-center',
    border: 'min-h-0 min-w-0 flex-1 border-role',
    container: 'flex min-w-0 shrink-0 items-center gap-1.5 text-dimmed',
    icon: 'size-4 shrink-0',
    avatar: 'shrink-0',
    label: 'min-w-0 text-xs font-medium wrap-break-word',
  },
  sizes: {
    avatarSize: { xs: '2xs', sm: '2xs', md: '2xs', lg: 'xs', xl: 'xs' },
  },
  variants: {
    orientation: {
      horizontal: { root: 'w-full', container: 'mx-3 max-w-[calc(100%-4rem)]' },
      vertical: { root: 'min-h-full flex-col self-stretch', container: 'my-2 flex-col' },
    },
    size: {
      xs: {},
      sm: {},
      md: {},
      lg: {},
      xl: {},
    },
    type: {
      solid: { border: 'border-solid' },
      dashed: { border: 'border-dashed' },
      dotted: { border: 'border-dotted' },
    },
    position: {
      start: {},
      center: {},
      end: {},
    },
  },
  compoundVariants: [
    { orientation: 'horizontal', size: 'xs', class: { border: 'border-t' } },
    { orientation: 'horizontal', size: 'sm', class: { border: 'border-t-2' } },
    { orientation: 'horizontal', size: 'md', class: { border: 'border-t-3' } },
    { orientation: 'horizontal', size: 'lg', class: { border: 'border-t-4' } },
    { orientation: 'horizontal', size: 'xl', class: { border: 'border-t-5' } },
    { orientation: 'vertical', size: 'xs', class: { border: 'border-s' } },
    { orientation: 'vertical', size: 'sm', class: { border: 'border-s-2' } },
    { orientation: 'vertical', size: 'md', class: { border: 'border-s-3' } },
    { orientation: 'vertical', size: 'lg', class: { border: 'border-s-4' } },
    { orientation: 'vertical', size: 'xl', class: { border: 'border-s-5' } },
    { orientation: 'horizontal', position: 'start', class: { container: 'ms-0' } },
    { orientation: 'horizontal', position: 'end', class: { container: 'me-0' } },
    { orientation: 'vertical', position: 'start', class: { container: 'mt-0' } },
    { orientation: 'vertical', position: 'end', class: { container: 'mb-0' } },
    { color: 'neutral', class: { border: 'border-default' } },
  ],
})
