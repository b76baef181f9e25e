import { useEffect, useRef, type ReactNode } from 'react'

/** A heading that gets the focus when it appears, so that keyboard and screen reader users continue there. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold text-highlighted outline-none">
      {children}
    </h2>
  )
}
