import { defineTheme } from './define-theme.ts'

export const pageAsideTheme = defineTheme({
  name: 'page-aside',
  slots: {
    // Without padding at the start, the scroll container would clip focus rings and markers.
    root: 'sticky top-header -ms-4 hidden max-h-[calc(100dvh-var(--ui-header-height))] overflow-y-auto overscroll-contain py-8 ps-4 pe-6 lg:block',
    container: 'relative',
    // Stays in place while the rest scrolls below it and fades out.
    top: 'pointer-events-none sticky -top-8 z-raised -mt-8',
    topHeader: '-ms-4 h-8 bg-default',
    topBody: 'pointer-events-auto relative -ms-4 flex flex-col bg-default ps-4',
    topFooter: '-ms-4 h-8 bg-linear-to-b from-(--ui-bg) to-transparent',
  },
})
