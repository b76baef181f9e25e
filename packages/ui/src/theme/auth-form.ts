import { defineTheme } from './define-theme.ts'

export const authFormTheme = defineTheme({
  name: 'auth-form',
  level: 2,
  slots: {
    root: 'w-full space-y-6',
    header: 'flex flex-col text-center',
    leading: 'mb-3 flex justify-center',
    leadingIcon: 'size-8 shrink-0 text-highlighted',
    title: 'text-xl font-semibold text-balance text-highlighted',
    description: 'mt-1.5 text-sm text-pretty text-muted',
    body: 'flex flex-col gap-y-6',
    providers: 'flex flex-col gap-y-3',
    checkbox: '',
    select: 'w-full',
    password: 'w-full',
    otp: 'w-full',
    input: 'w-full',
    separator: '',
    form: 'space-y-5',
    footer: 'text-center text-sm text-muted',
  },
})
