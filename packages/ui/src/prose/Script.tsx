'use client'

import { ProseWarning } from './Callout.tsx'

/**
 * Replaces a `script` element of an article. It never renders a script, so that text can not run code. In development it
 * shows a warning in its place, in production nothing.
 */
export function ProseScript(_props: { children?: unknown; src?: string }) {
  if (process.env.NODE_ENV === 'production') return null
  return (
    <ProseWarning data-slot="prose-script">
      A script was removed from this text. Load scripts from the code of the page instead.
    </ProseWarning>
  )
}
