import { ContentSearch, type ContentSearchFile, useContentSearch } from '@frond/ui'
import { useEffect, useState } from 'react'
import { useVersion } from './use-version'

interface Index {
  versionId: string
  /** Without files, the text could not be loaded. The titles of the pages can still be searched. */
  files?: readonly ContentSearchFile[]
}

/** The search of the current version. The text of its pages is loaded when the search opens for the first time. */
export function Search() {
  const { open } = useContentSearch()
  const version = useVersion()
  const [index, setIndex] = useState<Index>()
  const versionId = version?.id
  const isLoaded = versionId !== undefined && index?.versionId === versionId

  useEffect(() => {
    if (!open || isLoaded || versionId === undefined) return
    const loading = new AbortController()
    loadFiles(versionId, loading.signal)
      .then((files) => setIndex({ versionId, files }))
      .catch(() => loading.signal.aborted || setIndex({ versionId }))
    return () => loading.abort()
  }, [open, isLoaded, versionId])

  const isFailed = isLoaded && !index.files
  return (
    <ContentSearch
      navigation={version?.navigation}
      files={isLoaded ? index.files : undefined}
      searchStatus={open && !isLoaded ? 'loading' : 'ready'}
      placeholder={isFailed ? 'Search titles (the text could not be loaded)' : `Search ${version?.label ?? ''}`}
    />
  )
}

async function loadFiles(versionId: string, signal: AbortSignal): Promise<ContentSearchFile[]> {
  const response = await fetch(`${import.meta.env.BASE_URL}search/${versionId}.json`, { signal })
  if (!response.ok) throw new Error(`The search index of ${versionId} could not be loaded: ${response.status}.`)
  return (await response.json()) as ContentSearchFile[]
}
