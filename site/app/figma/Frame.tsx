import type { ReactNode } from 'react'

/** A selection frame as in a design tool: a name, a border and corner handles. */
export function Frame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-mono text-xs text-primary">{name}</figcaption>
      <div className="relative bg-default ring ring-primary/60">
        {corners.map((place) => (
          <span key={place} aria-hidden className={`absolute size-2 bg-default ring ring-primary ${place}`} />
        ))}
        {children}
      </div>
    </figure>
  )
}

const corners = ['-start-1 -top-1', '-end-1 -top-1', '-start-1 -bottom-1', '-end-1 -bottom-1']
