import { defineTheme } from './define-theme.ts'

export const fileUploadTheme = defineTheme({
  name: 'file-upload',
  color: 'root',
  level: 1,
  slots: {
    root: 'relative isolate flex max-w-full min-w-0 flex-col has-[>input:disabled]:opacity-50 has-[>*>input:disabled]:opacity-50',
    base: 'relative isolate flex flex-1 flex-col items-stretch justify-center border border-accented bg-default outline-role transition-[background-color,border-color] has-[>input:focus-visible]:outline-2 has-[>input:focus-visible]:outline-offset-2 data-dragging:border-role data-dragging:bg-role/10 forced-colors:data-dragging:border-[Highlight]',
    // Below the content of the drop zone. Only interactive content is clickable, the rest lets clicks through.
    input:
      'absolute inset-0 -z-1 size-full cursor-pointer rounded-[inherit] opacity-0 file:cursor-[inherit] disabled:cursor-not-allowed forced-colors:outline-0',
    wrapper:
      'pointer-events-none flex flex-col items-center justify-center text-center [&_:is(a,button,input,select,textarea)]:pointer-events-auto',
    icon: 'shrink-0',
    avatar: 'shrink-0',
    label: 'mt-2 font-medium text-default first:mt-0',
    description: 'mt-1 text-pretty text-muted first:mt-0',
    actions: 'mt-4 flex flex-wrap justify-center gap-2',
    files: '[&_:is(a,button,input,select,textarea)]:pointer-events-auto',
    file: 'group/file relative',
    fileLeadingAvatar: 'shrink-0',
    fileWrapper: 'flex min-w-0 flex-col',
    fileName: 'truncate text-default',
    fileSize: 'truncate text-muted tabular-nums',
    fileTrailingButton: 'shrink-0',
    status: '',
    announcement: 'sr-only',
    rejections: 'mt-2 flex flex-col gap-1',
    rejection: 'text-pretty wrap-break-word text-error',
  },
  variants: {
    variant: {
      area: { root: 'w-full', base: 'rounded-lg p-4', wrapper: 'px-4 py-3' },
      button: { root: 'w-fit', base: 'flex-none rounded-md shadow-xs', wrapper: 'text-dimmed' },
    },
    size: {
      xs: { root: 'text-xs', icon: 'size-3.5', file: 'text-xs', fileSize: 'text-xs' },
      sm: { root: 'text-xs', icon: 'size-4', file: 'text-xs', fileSize: 'text-xs' },
      md: { root: 'text-sm', icon: 'size-4.5', file: 'text-sm', fileSize: 'text-xs' },
      lg: { root: 'text-sm', icon: 'size-5', file: 'text-sm', fileSize: 'text-xs' },
      xl: { root: 'text-base', icon: 'size-5', file: 'text-base', fileSize: 'text-sm' },
    },
    layout: {
      list: {
        files: 'flex flex-col gap-2',
        file: 'flex w-full min-w-0 items-center rounded-md border border-default bg-default',
        fileLeadingAvatar: 'group-data-picture/file:rounded-sm',
        fileTrailingButton: 'ms-auto',
      },
      grid: {
        file: 'flex flex-col items-center justify-center',
        fileLeadingAvatar: 'group-data-picture/file:size-full group-data-picture/file:rounded-[inherit]',
        fileWrapper: 'w-full text-center group-data-picture/file:sr-only',
        fileTrailingButton: 'absolute -end-2 -top-2 size-6 rounded-full border-2 border-bg',
      },
    },
    position: {
      inside: { files: 'pointer-events-none' },
      outside: {},
    },
    multiple: { true: {}, false: {} },
    dropzone: { true: {} },
    interactive: {
      true: { base: 'has-[>input:enabled]:not-data-dragging:hover:bg-elevated/50' },
      false: { input: 'pointer-events-none' },
    },
    highlight: { true: { base: 'border-role' } },
    custom: { true: { input: 'pointer-events-none' } },
  },
  compoundVariants: [
    { variant: 'area', dropzone: true, class: { base: 'border-dashed' } },
    { variant: 'button', size: 'xs', class: { base: 'size-6' } },
    { variant: 'button', size: 'sm', class: { base: 'size-7' } },
    { variant: 'button', size: 'md', class: { base: 'size-8' } },
    { variant: 'button', size: 'lg', class: { base: 'size-9' } },
    { variant: 'button', size: 'xl', class: { base: 'size-10' } },
    { layout: 'list', position: 'outside', class: { files: 'mt-2' } },
    { layout: 'list', size: ['xs', 'sm'], class: { file: 'gap-2 py-1 ps-2 pe-1' } },
    { layout: 'list', size: ['md', 'lg'], class: { file: 'gap-2.5 py-1.5 ps-2.5 pe-1.5' } },
    { layout: 'list', size: 'xl', class: { file: 'gap-3 py-2 ps-3 pe-2' } },
    {
      layout: 'grid',
      multiple: true,
      class: {
        files: 'grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-4',
        file: 'aspect-square gap-2 rounded-lg bg-elevated p-3 data-picture:p-0',
      },
    },
    // A single image covers the drop zone.
    {
      layout: 'grid',
      multiple: false,
      class: {
        wrapper: 'in-[:has(>[data-slot=files])]:invisible',
        files: 'pointer-events-none rounded-[inherit]',
        file: 'absolute -inset-px gap-2 rounded-[inherit] border border-default bg-default p-4 data-picture:p-0',
      },
    },
    {
      layout: 'grid',
      variant: 'button',
      class: {
        file: 'gap-0 p-0',
        fileWrapper: 'sr-only',
        fileLeadingAvatar: 'size-full rounded-[inherit]',
        fileTrailingButton:
          '-end-2 -top-2 size-4.5 before:absolute before:-inset-1 pointer-coarse:before:-inset-3 *:[svg]:size-2.5',
      },
    },
  ],
})
