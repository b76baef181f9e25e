import { defineTheme } from './define-theme.ts'

export const sidebarTheme = defineTheme({
  name: 'sidebar',
  level: 2,
  slots: {
    root: 'relative hidden shrink-0 text-default [--sidebar-width:16rem] [--sidebar-width-icon:4rem] lg:block',
    // Keeps the space that the fixed container covers.
    gap: 'h-full',
    container: 'fixed inset-y-0 z-sticky',
    inner: 'flex size-full min-h-0 flex-col overflow-hidden',
    header: 'flex min-h-header shrink-0 items-center gap-1.5 px-4 py-3',
    wrapper: 'min-w-0 flex-1',
    title: 'truncate text-sm font-semibold text-highlighted',
    description: 'truncate text-xs text-muted',
    actions: 'flex shrink-0 items-center gap-1.5',
    close: '-me-1.5 ms-auto shrink-0',
    body: 'flex min-h-0 flex-1 flex-col gap-4 overflow-x-hidden overflow-y-auto overscroll-contain px-4 py-2 outline-primary focus-visible:outline-2 focus-visible:-outline-offset-2',
    footer: 'flex shrink-0 items-center gap-1.5 overflow-hidden px-4 py-3',
    rail: 'absolute inset-y-0 z-raised w-4 cursor-pointer outline-none after:absolute after:inset-y-0 after:w-0.5 after:transition-colors hover:after:bg-accented focus-visible:after:bg-primary-strong forced-colors:focus-visible:after:bg-[Highlight]',
  },
  variants: {
    variant: {
      sidebar: { inner: 'border-default bg-muted' },
      floating: { container: 'p-3', inner: 'rounded-lg bg-raised shadow-sm ring ring-default' },
      inset: { container: 'p-2', inner: 'bg-transparent' },
    },
    side: {
      left: { container: 'start-0', rail: '-end-2 after:end-1.75' },
      right: { container: 'end-0', rail: '-start-2 after:start-1.75' },
    },
    collapsible: { offcanvas: {}, icon: {}, none: {} },
    expanded: {
      true: { gap: 'w-(--sidebar-width)', container: 'w-(--sidebar-width)' },
      false: {},
    },
    transition: {
      true: {
        gap: 'transition-[width] duration-slow ease-out motion-reduce:transition-none',
        container: 'transition-[width,translate] duration-slow ease-out motion-reduce:transition-none',
      },
    },
  },
  compoundVariants: [
    { variant: 'sidebar', side: 'left', class: { inner: 'border-e' } },
    { variant: 'sidebar', side: 'right', class: { inner: 'border-s' } },
    {
      collapsible: 'icon',
      expanded: false,
      class: {
        gap: 'w-(--sidebar-width-icon)',
        container: 'w-(--sidebar-width-icon)',
        header: 'justify-center',
        footer: 'justify-center',
        wrapper: 'hidden',
        actions: 'hidden',
        close: 'mx-auto',
      },
    },
    {
      collapsible: 'icon',
      expanded: false,
      variant: 'floating',
      class: {
        gap: 'w-[calc(var(--sidebar-width-icon)+1.5rem)]',
        container: 'w-[calc(var(--sidebar-width-icon)+1.5rem)]',
      },
    },
    {
      collapsible: 'icon',
      expanded: false,
      variant: 'inset',
      class: {
        gap: 'w-[calc(var(--sidebar-width-icon)+1rem)]',
        container: 'w-[calc(var(--sidebar-width-icon)+1rem)]',
      },
    },
    { collapsible: 'offcanvas', expanded: false, class: { gap: 'w-0', container: 'w-(--sidebar-width)' } },
    {
      collapsible: 'offcanvas',
      expanded: false,
      side: 'left',
      class: { container: '-translate-x-full rtl:translate-x-full' },
    },
    {
      collapsible: 'offcanvas',
      expanded: false,
      side: 'right',
      class: { container: 'translate-x-full rtl:-translate-x-full' },
    },
  ],
})
