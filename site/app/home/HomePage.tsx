import { installCopyButtons } from '@frond/ui/prose'
import { useEffect, useRef } from 'react'
import { Article } from '../article/Article'
import { fillVisibleIslands } from '../islands/fill-islands'
import { listenToThemeControls } from './theme-controls'

if (import.meta.env.DEV) void import('./dev-styles')

/** One static part with islands in it. One event listener handles the controls that are too small for an island. */
export function HomePage({ html }: { html?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => installCopyButtons(ref.current!), [])
  useEffect(() => listenToThemeControls(ref.current!), [])
  useEffect(() => fillVisibleIslands(ref.current!), [])

  return (
    <div ref={ref}>
      <Article name="/" html={html} />
    </div>
  )
}
