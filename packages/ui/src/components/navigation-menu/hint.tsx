'use client'

import type { ReactElement } from 'react'
import type { Entry } from './entries.ts'
import type { MenuBody } from './link-view.tsx'

interface HintProps {
  body: MenuBody
  entry: Entry
  link: ReactElement
}

/** A link with its tooltip, if it has one and the code of `Tooltip` is loaded. */
export function Hint({ body, entry, link }: HintProps) {
  const { Tooltip, tooltip, collapsed } = body
  const own = entry.item.tooltip
  if (!Tooltip || !(own ?? (collapsed && tooltip))) return link
  return (
    <Tooltip
      text={entry.text}
      {...(collapsed && { content: { side: 'inline-end' } })}
      {...(typeof tooltip === 'object' ? tooltip : undefined)}
      {...(typeof own === 'object' ? own : undefined)}
    >
      {link}
    </Tooltip>
  )
}
