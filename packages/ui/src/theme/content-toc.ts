import { defineTheme } from './define-theme.ts'

export const contentTocTheme = defineTheme({
  name: 'content-toc',
  color: 'root',
  slots: {
    // On small screens a bar below the header, on large screens a column that scrolls on its own.
    root: 'group/root sticky top-header z-raised -mx-4 bg-default text-sm sm:-mx-6',
    container: 'flex flex-col border-b border-dashed border-default px-4 py-3 sm:px-6',
    top: 'hidden',
    bottom: 'hidden',
    trigger:
      'flex w-full min-w-0 cursor-pointer items-center gap-1.5 rounded-sm py-1 text-start font-semibold text-highlighted outline-role focus-visible:outline-2',
    // Twice: in the button of small screens, and as a paragraph on large screens.
    title: 'truncate font-semibold text-highlighted',
    trailing: 'ms-auto inline-flex shrink-0 items-center gap-1.5',
    trailingIcon:
      'size-5 shrink-0 text-dimmed transition-transform duration-slow group-data-open/root:rotate-180 motion-reduce:transition-none',
    // Opens by being uncovered, not by growing, so that the links do not move under the pointer.
    content: 'transition-[clip-path,visibility] duration-slow *:relative motion-reduce:transition-none',
    list: 'min-w-0',
    listWithChildren: 'ps-3',
    item: 'min-w-0',
    itemWithChildren: 'min-w-0',
    // All links have the same height, so that the indicator can be positioned without measuring.
    link: 'flex h-7 min-w-0 items-center rounded-sm text-muted outline-role hover:text-default focus-visible:outline-2 focus-visible:-outline-offset-2 data-active:font-medium data-active:text-role forced-colors:data-active:underline',
    linkText: 'truncate',
    indicator: 'pointer-events-none absolute inset-y-0 start-0 flex rtl:-scale-x-100',
    indicatorLine: 'h-full fill-none stroke-(--ui-border)',
    // Always on the left: in right-to-left text, the indicator is mirrored as a whole.
    indicatorActive:
      'absolute inset-y-0 left-0 h-full fill-none stroke-role transition-[clip-path] duration-slow ease-out motion-reduce:transition-none forced-colors:stroke-[Highlight]',
  },
  variants: {
    // Small screens show the links over the page, so that the page does not move. If they are closed, they cannot be
    // focused.
    breakpoint: {
      lg: {
        root: 'lg:z-auto lg:mx-0 lg:max-h-[calc(100dvh-var(--ui-header-height))] lg:overflow-y-auto lg:overscroll-contain lg:scroll-smooth lg:bg-transparent lg:motion-reduce:scroll-auto',
        container: 'lg:gap-6 lg:border-0 lg:px-0 lg:py-8',
        top: 'lg:block',
        bottom: 'lg:block',
        trigger: 'lg:hidden',
        title: 'max-lg:[&:is(p)]:hidden lg:[&:is(p)]:mb-2',
        content:
          'max-lg:invisible max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[60dvh] max-lg:overflow-y-auto max-lg:bg-default max-lg:px-4 max-lg:border-b max-lg:border-default max-lg:pb-3 max-lg:shadow-lg max-lg:[clip-path:inset(0_0_100%)] max-lg:group-data-open/root:visible max-lg:group-data-open/root:[clip-path:inset(0_0_-2rem)] sm:max-lg:px-6',
      },
      xl: {
        root: 'xl:z-auto xl:mx-0 xl:max-h-[calc(100dvh-var(--ui-header-height))] xl:overflow-y-auto xl:overscroll-contain xl:scroll-smooth xl:bg-transparent xl:motion-reduce:scroll-auto',
        container: 'xl:gap-6 xl:border-0 xl:px-0 xl:py-8',
        top: 'xl:block',
        bottom: 'xl:block',
        trigger: 'xl:hidden',
        title: 'max-xl:[&:is(p)]:hidden xl:[&:is(p)]:mb-2',
        content:
          'max-xl:invisible max-xl:absolute max-xl:inset-x-0 max-xl:top-full max-xl:max-h-[60dvh] max-xl:overflow-y-auto max-xl:bg-default max-xl:px-4 max-xl:border-b max-xl:border-default max-xl:pb-3 max-xl:shadow-lg max-xl:[clip-path:inset(0_0_100%)] max-xl:group-data-open/root:visible max-xl:group-data-open/root:[clip-path:inset(0_0_-2rem)] sm:max-xl:px-6',
      },
    },
    highlight: {
      true: { list: 'ps-3.5' },
    },
  },
})
