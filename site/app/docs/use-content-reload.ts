import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { forgetPayloads } from '../navigation/payload-cache'

/** In development, reloads a page when its file changes. */
export function useContentReload(): void {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!import.meta.hot) return
    const reload = () => {
      forgetPayloads()
      void revalidate()
    }
    import.meta.hot.on('frond:content', reload)
    return () => import.meta.hot?.off('frond:content', reload)
  }, [revalidate])
}
