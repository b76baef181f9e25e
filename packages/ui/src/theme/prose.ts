import { defineTheme } from './define-theme.ts'

export const proseTheme = defineTheme({
  name: 'prose',
  color: 'code',
  slots: {
    root: '',
    a: 'rounded-xs font-medium text-highlighted underline decoration-primary decoration-1 underline-offset-4 outline-primary transition-colors hover:text-primary focus-visible:outline-2 focus-visible:outline-offset-2',
    blockquote: 'mx-0 my-6 border-s-2 border-accented ps-5 text-muted first:mt-0 last:mb-0',
    code: 'rounded-sm border border-inverted/10 bg-inverted/4 px-[0.3em] py-[0.1em] font-mono text-[0.85em] font-normal box-decoration-clone wrap-break-word text-highlighted [direction:ltr] [unicode-bidi:isolate]',
    em: 'italic',
    h1: 'mt-0 mb-6 text-4xl font-semibold tracking-tight text-balance wrap-break-word text-highlighted',
    h2: 'relative mt-12 mb-4 scroll-mt-[calc(var(--ui-header-height)+2rem)] text-2xl font-semibold tracking-tight text-balance wrap-break-word text-highlighted first:mt-0',
    h3: 'relative mt-8 mb-3 scroll-mt-[calc(var(--ui-header-height)+2rem)] text-xl font-semibold tracking-tight text-balance wrap-break-word text-highlighted first:mt-0',
    h4: 'relative mt-6 mb-2 scroll-mt-[calc(var(--ui-header-height)+2rem)] text-base font-semibold tracking-tight text-balance wrap-break-word text-highlighted first:mt-0',
    anchor:
      'group/anchor rounded-xs text-inherit no-underline outline-primary focus-visible:outline-2 focus-visible:outline-offset-4',
    anchorIcon:
      'absolute top-[calc((1lh-1rem)/2)] -start-7 box-content hidden size-4 pe-3 text-dimmed opacity-0 transition-opacity group-hover/anchor:opacity-100 group-focus-visible/anchor:opacity-100 lg:block',
    hr: 'my-12 h-0 border-0 border-t border-default',
    img: 'my-6 block h-auto max-w-full rounded-lg first:mt-0 last:mb-0',
    kbd: 'box-border inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-accented bg-elevated px-1 align-[0.1em] font-sans text-xs font-medium text-toned',
    li: 'mt-2 ps-1.5 wrap-break-word first:mt-0 [&.task-list-item]:list-none [&::marker]:text-dimmed',
    ol: 'mt-0 mb-(--prose-gap,1.25rem) box-border max-w-[min(34rem,36.5em)] list-decimal ps-6 text-[length:var(--prose-text,1rem)] leading-[var(--prose-leading,1.75rem)] last:mb-0 in-[li]:my-2',
    p: 'mt-0 mb-(--prose-gap,1.25rem) max-w-[min(34rem,36.5em)] text-[length:var(--prose-text,1rem)] leading-[var(--prose-leading,1.75rem)] text-pretty wrap-break-word last:mb-0 has-[img:only-child]:max-w-none',
    strong: 'font-semibold text-highlighted',
    sup: 'static align-super text-[0.75em] leading-none [&>a]:text-primary [&>a]:no-underline',
    section: 'mt-12 border-t border-default pt-6 [&_p]:inline',
    table: 'w-full border-collapse text-start text-sm/6',
    tableScroll:
      'my-6 overflow-x-auto rounded-sm outline-primary first:mt-0 last:mb-0 focus-visible:outline-2 focus-visible:outline-offset-4',
    tbody: '',
    td: 'px-4 py-2.5 align-top first:ps-0 last:pe-0',
    th: 'px-4 pt-0 pb-2.5 text-start align-bottom font-medium whitespace-nowrap text-highlighted first:ps-0 last:pe-0',
    thead: 'border-b border-accented',
    tr: 'border-b border-muted last:border-b-0',
    task: '-ms-6 me-1 box-border inline-flex size-4 items-center justify-center rounded-sm border border-control align-[-0.15em] text-on-primary',
    taskIcon: 'size-3',
    ul: 'mt-0 mb-(--prose-gap,1.25rem) box-border max-w-[min(34rem,36.5em)] list-disc ps-6 text-[length:var(--prose-text,1rem)] leading-[var(--prose-leading,1.75rem)] last:mb-0 in-[li]:my-2',
  },
  variants: {
    align: {
      left: {},
      center: { td: 'text-center', th: 'text-center' },
      right: { td: 'text-end', th: 'text-end' },
    },
    colored: { true: { code: 'bg-role/10 text-role border-role/25' } },
    done: { true: { task: 'bg-primary border-0' } },
  },
})
