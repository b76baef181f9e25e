import type { App } from '@frond/ui/app'
import type { ComponentProps } from 'react'

/** How the site looks and speaks before anybody has chosen anything: colours, corners, toasts. */
export const appConfig = {
  colors: {
    primary: 'green',
    secondary: 'blue',
    success: 'green',
    info: 'blue',
    warning: 'yellow',
    error: 'red',
    neutral: 'slate',
  },
  theme: {
    /** Of corners, in rem. */
    radius: 0.25,
    blackAsPrimary: false,
  },
  toaster: {
    position: 'bottom-right',
    /** In ms. */
    duration: 5000,
    expand: true,
    orientation: 'vertical',
    /** Between two toasts, in px. */
    gap: 16,
    /** How many are shown at once. */
    limit: 5,
  },
} as const

type ToasterSettings = NonNullable<ComponentProps<typeof App>['toaster']>

const { limit: max, ...settings } = appConfig.toaster

/** For `<App>`. */
export const toaster: ToasterSettings = { ...settings, max }
