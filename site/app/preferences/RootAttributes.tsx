import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ExampleData } from '../examples/preview'

/**
 * The root element. React never sets its class and style: the script before the first paint and the color mode own
 * them. An example page adds its requested settings.
 */
export function RootAttributes({ children }: { children: ReactNode }) {
  const preview = (useRouteLoaderData('routes/example') as ExampleData | undefined)?.preview

  return (
    <html
      lang={preview?.locale ?? 'en'}
      dir={preview?.dir ?? 'ltr'}
      data-mode={preview?.mode}
      data-radius={preview?.radius}
      data-primary={preview?.primary}
      suppressHydrationWarning
    >
      {children}
    </html>
  )
}
