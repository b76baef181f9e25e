import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ExampleData } from '../examples/preview'

/**
 * The root element. Its class and style belong to the script before first paint and to the colour mode, never to React;
 * an example page adds the look it was asked for.
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
