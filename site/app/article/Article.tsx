import { useEffect, useLayoutEffect, useRef } from 'react'
import { loadImagesWhenIdle } from './load-images'
import { mountIslands, type MountedIslands } from './mount-islands'
import { StaticHtml, type StaticHtmlProps } from './StaticHtml'

interface ArticleProps extends StaticHtmlProps {
  /** Whether all of the content is in the page. Until then, an island is hydrated only when it is touched. @default true */
  isComplete?: boolean
}

/** Renders the static HTML of an article and hydrates the islands inside it. */
export function Article({ isComplete = true, ...props }: ArticleProps) {
  const ref = useRef<HTMLDivElement>(null)
  const islands = useRef<MountedIslands>(null)
  useLayoutEffect(() => {
    const mounted = mountIslands(ref.current!)
    islands.current = mounted
    return mounted.unmount
  }, [])
  useEffect(() => {
    if (!isComplete) return
    islands.current!.observe()
    loadImagesWhenIdle(ref.current!)
  }, [isComplete])

  return <StaticHtml ref={ref} {...props} />
}
