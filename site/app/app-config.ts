import type { App } from '@frond/ui/app'
import type { ComponentProps } from 'react'

/** Default settings of the site: colors, radius, toasts. */
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
    /** Border radius in rem. */
    radius: 0.25,
    blackAsPrimary: false,
  },
  toaster: {
    position: 'bottom-right',
    /** In ms. */
    duration: 5000,
    expand: true,
    orientation: 'vertical',
    /** Gap between two toasts, in px. */
    gap: 16,
    /** Maximum number of visible toasts. */
    limit: 5,
  },
} as const

type ToasterSettings = NonNullable<ComponentProps<typeof App>['toaster']>

const { limit: max, ...settings } = appConfig.toaster

/** For `<App>`. */
export const toaster: ToasterSettings = { ...settings, max }
