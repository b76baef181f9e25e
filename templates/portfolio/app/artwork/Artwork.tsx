import type { ComponentType } from 'react'
import { Alphabet } from './Alphabet'
import { FieldNotes } from './FieldNotes'
import { Loaf } from './Loaf'
import { NightBus } from './NightBus'
import { QuietHours } from './QuietHours'
import { Tides } from './Tides'

/** The drawing of each project, by the name of its Markdown file. */
const drawings: Readonly<Record<string, ComponentType>> = {
  alphabet: Alphabet,
  'field-notes': FieldNotes,
  loaf: Loaf,
  'night-bus': NightBus,
  'quiet-hours': QuietHours,
  tides: Tides,
}

/** The picture of a project. It fills its box, and its edges are cut off if the box has other proportions. */
export function Artwork({ slug, className }: { slug: string; className?: string }) {
  const Drawing = drawings[slug]
  return (
    <svg
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`block bg-accented ${className ?? ''}`}
    >
      {Drawing && <Drawing />}
    </svg>
  )
}
