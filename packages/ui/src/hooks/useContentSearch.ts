'use client'

import { useMemo } from 'react'
import { file as fileRole } from '../icons/file.ts'
import { hash as hashRole } from '../icons/hash.ts'
import { useFrond } from '../system/frond-context.ts'
import { roleIcon } from '../system/slots.ts'
import {
  keepPagesWithoutTerm,
  toFileItem,
  toLinkItems,
  toNavigationItems,
  toResultItems,
  type ContentNavigationItem,
  type ContentSearchFile,
  type ContentSearchItem,
  type ContentSearchLink,
  type ContentSearchResult,
} from './content-search/search-items.ts'
import { useSearchOpen } from './content-search/search-open.ts'

export type { ContentNavigationItem, ContentSearchFile, ContentSearchItem, ContentSearchLink, ContentSearchResult }

export interface UseContentSearchReturn {
  /** Whether the search is open. */
  open: boolean
  /** Opens or closes the search. */
  setOpen: (open: boolean) => void
  /** Turns a section of a page into an item of the search. */
  mapFile: (file: ContentSearchFile, link: ContentNavigationItem, parent?: ContentNavigationItem) => ContentSearchItem
  /** Turns pages and their sections into items. A page without sections becomes one item. */
  mapNavigationItems: (
    navigation: readonly ContentNavigationItem[],
    files?: readonly ContentSearchFile[],
    parent?: ContentNavigationItem,
  ) => ContentSearchItem[]
  /** Turns links into items. The children of a link follow it, with its label as prefix. */
  mapLinks: (links: readonly ContentSearchLink[]) => ContentSearchItem[]
  /** Turns the results of a search function into items. The navigation gives them the icons of their pages. */
  mapSearchResults: (
    results: readonly ContentSearchResult[],
    navigation?: readonly ContentNavigationItem[],
  ) => ContentSearchItem[]
  /** Keeps items of level 1 if there is no search term. For the `postFilter` of a group. */
  postFilter: <Item extends ContentSearchItem>(searchTerm: string, items: readonly Item[]) => Item[]
}

/** Opens the ContentSearch of the application, and turns pages, files and links into its items. */
export function useContentSearch(): UseContentSearchReturn {
  const frond = useFrond()
  const [open, setOpen] = useSearchOpen(frond)
  const page = roleIcon(frond, 'file', fileRole)
  const heading = roleIcon(frond, 'hash', hashRole)
  const mappers = useMemo((): Omit<UseContentSearchReturn, 'open' | 'setOpen'> => {
    const icons = { page, heading }
    return {
      mapFile: (file, link, parent) => toFileItem(icons, file, link, parent),
      mapNavigationItems: (navigation, files, parent) => toNavigationItems(icons, navigation, files, parent),
      mapLinks: toLinkItems,
      mapSearchResults: (results, navigation) => toResultItems(icons, results, navigation),
      postFilter: keepPagesWithoutTerm,
    }
  }, [page, heading])
  return { open, setOpen, ...mappers }
}
