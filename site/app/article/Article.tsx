import { useEffect, useLayoutEffect, useRef } from 'react'
import { loadImagesWhenIdle } from './load-images'
import { mountIslands } from './mount-islands'
import { StaticHtml, type StaticHtmlProps } from './StaticHtml'

interface ArticleProps extends StaticHtmlProps {
  /** Whether all of the content is in the page. Until then, no island is hydrated. @default true */
  isComplete?: boolean
}

/** Renders the static HTML of an article and hydrates the islands inside it. */
export function Article({ isComplete = true, ...props }: ArticleProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (isComplete ? mountIslands(ref.current!) : undefined), [isComplete])
  useEffect(() => {
    if (isComplete) loadImagesWhenIdle(ref.current!)
  }, [isComplete])

  return <StaticHtml ref={ref} {...props} />
}
