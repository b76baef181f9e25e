import { site } from '../../site.config'

/** The leaf: a frond that unrolls from its stem, four leaflets on one side of a curve. */
export function LeafMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={className}>
      <path d="M4.5 20.5C6 13 10.5 6.500 20 3.500" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M7 14.200C3.800 13.300 2.400 10.800 2.700 7.600c3.200.6 5.200 2.600 5.500 5.300Z" fill="currentColor" />
      <path
        d="M10.600 9.300C8.200 7.700 7.600 5.300 8.600 2.700c2.800 1.100 4.100 3.100 3.700 5.400Z"
        fill="currentColor"
      />
      <path d="M8.100 16.700c2.400 2 5.300 2.100 7.800.3-1.900-2.500-4.500-3.200-6.900-2Z" fill="currentColor" />
      <path d="M11.700 11.500c2.500 1.500 5.100 1.200 7.100-.9-2.100-2-4.600-2.200-6.600-.7Z" fill="currentColor" />
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
