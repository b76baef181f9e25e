import { defineTheme } from './define-theme.ts'

export const proseStepsTheme = defineTheme({
  name: 'prose-steps',
  level: 1,
  slots: {
    root: 'my-8 ms-4 border-s border-default ps-8 [counter-reset:step] first:mt-0 last:mb-0 [&>:is(h2,h3,h4)::before]:absolute [&>:is(h2,h3,h4)::before]:-start-[3.15625rem] [&>:is(h2,h3,h4)::before]:box-border [&>:is(h2,h3,h4)::before]:flex [&>:is(h2,h3,h4)::before]:size-9 [&>:is(h2,h3,h4)::before]:items-center [&>:is(h2,h3,h4)::before]:justify-center [&>:is(h2,h3,h4)::before]:rounded-full [&>:is(h2,h3,h4)::before]:border-4 [&>:is(h2,h3,h4)::before]:border-bg [&>:is(h2,h3,h4)::before]:bg-elevated [&>:is(h2,h3,h4)::before]:text-xs [&>:is(h2,h3,h4)::before]:font-semibold [&>:is(h2,h3,h4)::before]:tracking-normal [&>:is(h2,h3,h4)::before]:tabular-nums',
  },
  variants: {
    level: {
      2: {
        root: '[&>h2]:relative [&>h2]:[counter-increment:step] [&>h2::before]:-top-0.5 [&>h2::before]:[content:counter(step)] [&>h2>a>svg]:hidden',
      },
      3: {
        root: '[&>h3]:relative [&>h3]:[counter-increment:step] [&>h3::before]:-top-1 [&>h3::before]:[content:counter(step)] [&>h3>a>svg]:hidden',
      },
      4: {
        root: '[&>h4]:relative [&>h4]:[counter-increment:step] [&>h4::before]:-top-1.5 [&>h4::before]:[content:counter(step)] [&>h4>a>svg]:hidden',
      },
    },
  },
})
