import { use, useEffect, useRef, useState } from 'react'
import { StaticPartContext } from '../article/StaticHtml'

// What the server sent, for the day the shell is rendered anew: around an error page.
const kept = new Map<string, string>()

interface ShellPartProps {
  /** What the server knows the part by. */
  name: 'banner' | 'footer' | 'header'
  /** The path of the page, for a part that knows where it is. */
  path?: string
  /** Hears what is pressed inside. It has to stay the same function. */
  onPress?: (target: Element) => void
}

/** A part of the shell that is HTML, and no script that could make it. */
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
