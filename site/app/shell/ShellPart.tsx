import { use, useEffect, useRef, useState } from 'react'
import { StaticPartContext } from '../article/StaticHtml'

// Keep the HTML from the server, because an error page renders the shell again.
const kept = new Map<string, string>()

interface ShellPartProps {
  /** The key under which the server stored the HTML. */
  name: 'banner' | 'footer' | 'header'
  /** The path of the page, for a part that depends on it. */
  path?: string
  /** Handles clicks inside the part. Must be a stable function. */
  onPress?: (target: Element) => void
}

/** A part of the shell as static HTML. No browser code can render it. */
export function ShellPart({ name, path, onPress }: ShellPartProps) {
  const ref = useRef<HTMLDivElement>(null)
  const read = use(StaticPartContext)
  const [html] = useState(() => read(path ? `${name} ${path}` : name)?.html ?? kept.get(name) ?? '')

  useEffect(() => {
    const part = ref.current!
    const keep = () => kept.set(name, part.innerHTML)
    function press({ target }: MouseEvent): void {
      onPress?.(target as Element)
      keep()
    }
    keep()
    part.addEventListener('click', press)
    return () => part.removeEventListener('click', press)
  }, [name, onPress])

  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
