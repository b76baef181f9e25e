'use client'

import { useMemo, useState } from 'react'
import { isPage } from '../hooks/content-search/search-items.ts'
import {
  useContentSearch,
  type ContentNavigationItem,
  type ContentSearchFile,
  type ContentSearchItem,
  type ContentSearchLink,
  type UseContentSearchReturn,
} from '../hooks/useContentSearch.ts'
import { contentSearch as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { contentSearchTheme } from '../theme/content-search.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { CommandPaletteGroup } from './CommandPalette.tsx'
import type { AnyGroup, CommandPaletteItemOf } from './command-palette/palette-types.ts'
import { useSearchFunction, type ContentSearchFn } from './content/use-search-function.ts'
import {
  SearchDialog,
  searchDialogDefaults,
  type SearchDialogHandle,
  type SearchDialogOptions,
} from './search/search-dialog.tsx'

export type { ContentSearchFn, ContentSearchOptions } from './content/use-search-function.ts'
export type ContentSearchHandle = SearchDialogHandle

/** Whether a search function is ready: its index may have to be loaded first. */
export type ContentSearchStatus = 'idle' | 'loading' | 'ready' | 'error'

export interface ContentSearchProps<Item extends object = ContentSearchItem> extends Omit<
  SearchDialogOptions<Item>,
  'defaultOpen'
> {
  /** Links of the site. The children of a link are shown with its label as prefix. */
  links?: readonly ContentSearchLink[]
  /** Pages of the site. Each entry of the first level with children becomes a group. */
  navigation?: readonly ContentNavigationItem[]
  /** Sections of the pages, whose text is searched. Without them, only the titles of the pages are searched. */
  files?: readonly ContentSearchFile[]
  /** Searches elsewhere, for example on a server. Its results replace the pages while there is a search term. */
  search?: ContentSearchFn
  /** Shows that the index of `search` is being loaded. @default 'ready' */
  searchStatus?: ContentSearchStatus
  /** Whether it is open. @default the state of `useContentSearch` */
  open?: boolean
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof contentSearchTheme>]?: ClassValue }
}

const defaults = { ...searchDialogDefaults, searchStatus: 'ready', limit: 12 } as const

const none: readonly never[] = []

/** A command palette in a dialog that searches the pages of a site. */
export function ContentSearch<Groups extends readonly AnyGroup[]>(
  ownProps: Omit<ContentSearchProps<CommandPaletteItemOf<Groups>>, 'groups'> & { groups?: Groups },
) {
  const frond = useFrond()
  const messages = messagesOf(frond, 'contentSearch', english)
  // The cast is safe: the type of the items only narrows what callers may pass and is erased here.
  const props = resolveProps(frond, contentSearchTheme, defaults, ownProps as unknown as ContentSearchProps)
  const {
    links = none,
    navigation = none,
    files = none,
    groups = none,
    search,
    searchStatus,
    open: givenOpen,
    onOpenChange,
    loading,
    className,
    ui,
    ...dialog
  } = props
  const { fullscreen, size, searchDelay, limit } = dialog

  const content = useContentSearch()
  const open = givenOpen ?? content.open
  const setOpen = (next: boolean) => {
    if (next === open) return
    if (givenOpen === undefined) content.setOpen(next)
    onOpenChange?.(next)
  }
  const [searchTerm, setOwnTerm] = useControlled(dialog.searchTerm, dialog.defaultSearchTerm)
  const setSearchTerm = (next: string) => {
    setOwnTerm(next)
    dialog.onSearchTermChange?.(next)
  }

  // A large site has thousands of sections, so items are made when the search opens for the first time.
  const [hasOpened, setHasOpened] = useState(open)
  if (open && !hasOpened) setHasOpened(true)
  const options = { links, navigation, files, groups, search, searchDelay, limit }
  const own = useOwnGroups(hasOpened, searchTerm.trim(), options, content, messages)

  return (
    <SearchDialog
      // The cast is safe: the names of fields are checked in the caller's code only.
      {...(dialog as SearchDialogOptions)}
      slot="content-search"
      classes={resolveClasses(frond, contentSearchTheme, { fullscreen, size }, ui, className)}
      messages={messages}
      open={open}
      setOpen={setOpen}
      groups={own.groups}
      loading={loading || own.loading || searchStatus === 'loading'}
      searchTerm={searchTerm}
      onSearchTermChange={setSearchTerm}
    />
  )
}

type OwnGroupsOptions = Pick<ContentSearchProps, 'search'> &
  Required<Pick<ContentSearchProps, 'links' | 'navigation' | 'files' | 'groups' | 'searchDelay' | 'limit'>>

/** The groups of the links and of the pages, or of the results of the search function, and those of the caller. */
function useOwnGroups(
  hasOpened: boolean,
  searchTerm: string,
  { links, navigation, files, groups: last, search, searchDelay, limit }: OwnGroupsOptions,
  { mapLinks, mapNavigationItems, mapSearchResults, postFilter }: UseContentSearchReturn,
  messages: typeof english,
): { groups: readonly CommandPaletteGroup<ContentSearchItem>[]; loading: boolean } {
  const perGroup = typeof limit === 'number' ? limit : (limit.group ?? defaults.limit)
  const { results, loading } = useSearchFunction(search, searchTerm, searchDelay, perGroup)

  const linkItems = useMemo(() => mapLinks(links), [mapLinks, links])
  const resultItems = useMemo(() => mapSearchResults(results, navigation), [mapSearchResults, results, navigation])
  const pageGroups = useMemo(() => {
    if (!hasOpened || navigation.length === 0) return none
    // Without a first level of folders, all pages are in one group.
    if (!navigation.some(({ children }) => children?.length)) {
      return [{ id: 'frond-pages', items: mapNavigationItems(navigation, files), postFilter }]
    }
    return navigation.map((entry, index) => ({
      id: `frond-pages-${index}`,
      label: entry.title,
      // The heading of the group names the folder, so that its pages need no prefix.
      items: [
        ...(isPage(entry) ? mapNavigationItems([{ ...entry, children: none }], files) : none),
        ...mapNavigationItems(entry.children ?? none, files, { icon: entry.icon }),
      ],
      postFilter,
    }))
  }, [hasOpened, mapNavigationItems, postFilter, navigation, files])

  const isSearching = search !== undefined && searchTerm !== ''
  const groups = useMemo(
    () => [
      ...(linkItems.length > 0 ? [{ id: 'frond-links', label: messages.links, items: linkItems }] : none),
      ...(isSearching
        ? [{ id: 'frond-results', label: messages.search, items: resultItems, ignoreFilter: true }]
        : pageGroups),
      ...last,
    ],
    [linkItems, messages, isSearching, resultItems, pageGroups, last],
  )
  return { groups, loading }
}
