import type { ReactNode } from 'react'

/** A short list of names and values. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-default rounded-lg text-sm ring ring-default ring-inset">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere text-highlighted tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
