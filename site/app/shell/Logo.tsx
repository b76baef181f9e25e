import { site } from '../../site.config'

/** The leaf: a frond that unrolls from its stem, four leaflets on one side of a curve. */
export function LeafMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={className}>
      <path d="M4.5 20.5C6 13 10.5 6.5 20 3.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M7 14.2C3.8 13.3 2.4 10.8 2.7 7.6c3.2.6 5.2 2.6 5.5 5.3Z" fill="currentColor" />
      <path d="M10.6 9.3C8.2 7.7 7.6 5.3 8.6 2.7c2.8 1.1 4.1 3.1 3.7 5.4Z" fill="currentColor" />
      <path d="M8.1 16.7c2.4 2 5.3 2.1 7.8.3-1.9-2.5-4.5-3.2-6.9-2Z" fill="currentColor" />
      <path d="M11.7 11.5c2.5 1.5 5.1 1.2 7.1-.9-2.1-2-4.6-2.2-6.6-.7Z" fill="currentColor" />
    </svg>
  )
}

/** Mark and name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <LeafMark className="size-6 text-primary" />
      <span className="text-base font-semibold tracking-tight text-highlighted">{site.name}</span>
    </span>
  )
}
