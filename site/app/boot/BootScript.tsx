import { createContext, use } from 'react'
import { Scripts } from 'react-router'
import type { BootData } from './boot-data'
import bootScript from './boot.ts?script'
import { toInlineJson } from './inline-json'

/** Set by the server entry. Empty in the browser and in development. */
export const BootContext = createContext<BootData | null>(null)

/**
 * The end of the body: the boot data as JSON, and the script that starts the app when the browser is idle. React keeps
 * the inner HTML of both elements when it hydrates, so the browser renders them empty.
 */
export function BootScript() {
  const data = use(BootContext)
  if (import.meta.env.DEV) return <Scripts />

  return (
    <>
      <script
        type="application/json"
        id="frond-boot"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: data ? toInlineJson(data) : '' }}
      />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootScript : '' }} />
    </>
  )
}
