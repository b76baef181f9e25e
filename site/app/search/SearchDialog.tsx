import type { CommandPaletteGroup, CommandPaletteItem } from '@frond/ui/command-palette'
import { ContentSearch } from '@frond/ui/content-search'
import { Kbd } from '@frond/ui/kbd'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { useLocation } from 'react-router'
import { frameworks, type Framework } from '../../redirects'
import { sendEvent } from '../analytics/send-event'
import { navigateTo } from '../navigation/navigate-to'
import { warmPayload } from '../navigation/payload-cache'
import { chooseFramework, twinPath, useFramework } from '../preferences/choose-framework'
import { docsMenu } from '../menu'
import { prepareSearch, readSearchState, subscribeToSearch, type SearchState } from './load-search'
import { forgetRecentSearches, keepRecentSearch, readRecentSearches } from './recent-searches'
import { useDatabaseGroup } from './search-database'
import { RESULT_LIMIT, toGroups } from './search-groups'

export { prepareSearch }

/** A page is prefetched when its item stays highlighted this long. */
const WARM_DELAY_MS = 120

const limit = { group: 12, total: RESULT_LIMIT }
/** Render only a few rows beyond the visible ones, so that the palette opens fast. */
const windowed = { overscan: 1 }

const frameworkNames: Readonly<Record<Framework, string>> = { vite: 'Vite', next: 'Next.js' }
const frameworkIcons: Readonly<Record<Framework, string>> = {
  vite: 'simple-icons:vite',
  next: 'simple-icons:nextdotjs',
}

const links: CommandPaletteGroup = {
  id: 'links',
  label: 'Links',
  items: docsMenu.map(({ label, to }) => ({ label, to, value: `link-${to}`, icon: 'lucide:arrow-right', exact: true })),
}

export interface SearchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Text that was typed before the palette was loaded. */
  typed: RefObject<string>
  /** The element that had focus before the palette opened. */
  opener: RefObject<Element | null>
}

/** The search palette of the site. */
export function SearchDialog(props: SearchDialogProps) {
  // Read the location here, so that keystrokes do not query the router.
  const framework = useFramework()
  const { pathname, hash } = useLocation()
  const frameworkGroup = useFrameworkGroup(framework, pathname, hash)
  const here = pathname.replace(/\/+$/, '') + hash

  return <DocsSearch {...props} framework={framework} frameworkGroup={frameworkGroup} here={here} />
}

interface DocsSearchProps extends SearchDialogProps {
  framework: Framework
  frameworkGroup: CommandPaletteGroup
  /** The current URL. */
  here: string
}

function DocsSearch({ open, onOpenChange, typed, opener, framework, frameworkGroup, here }: DocsSearchProps) {
  const [term, setTerm] = useState('')
  const [recent, setRecent] = useState(readRecentSearches)
  const state = useSyncExternalStore(subscribeToSearch, readSearchState, readSearchState)
  const indexed = useDocsGroups(state, term, framework, here)
  const database = useDatabaseGroup(state.status === 'error', term)
  const found = useMemo(() => (database ? [database, ...indexed] : indexed), [database, indexed])
  const groups = useMemo(() => {
    if (term.trim() !== '') return toResultGroups(term, found, frameworkGroup)
    return [...toRecentGroup(recent, setTerm, () => setRecent([])), links, frameworkGroup, ...found]
  }, [term, recent, found, frameworkGroup])
  const warmSoon = useWarmSoon(open)
  /** True after a link was chosen. Focus then moves to the new page and does not return to the opener. */
  const hasLeft = useRef(false)

  // Take over the typed text in a layout effect: until this field is mounted, the visitor types into the placeholder
  // field.
  useLayoutEffect(() => {
    if (typed.current) setTerm(typed.current)
    typed.current = ''
  }, [typed])

  const changeOpen = (next: boolean): void => {
    onOpenChange(next)
    if (next) return
    // Reset when it closes. If it reset when it opens, the first keystrokes could be lost.
    setTerm('')
    setRecent(readRecentSearches())
  }

  // Props that stay the same, so that keystrokes render only the palette, and opening renders only the dialog.
  const content = useMemo(
    () => ({ finalFocus: () => !hasLeft.current && opener.current instanceof HTMLElement && opener.current }),
    [opener],
  )
  const enter = useCallback(() => {
    hasLeft.current = false
    prepareSearch()
    sendEvent('Search')
  }, [])

  return (
    <ContentSearch
      open={open}
      onOpenChange={changeOpen}
      // The site handles its shortcuts and its color mode itself.
      shortcut=""
      colorMode={false}
      input={field}
      placeholder="Search the docs…"
      // The dialog sets focus each time it opens.
      autoFocus={false}
      groups={groups}
      searchTerm={term}
      onSearchTermChange={setTerm}
      searchDelay={0}
      limit={limit}
      virtualize={windowed}
      preserveGroupOrder
      loading={state.status === 'idle' || state.status === 'pending'}
      onHighlight={warmSoon}
      onValueChange={(_value, item) => {
        if (!item.to) return
        keepRecentSearch(term)
        hasLeft.current = true
      }}
      empty={nothingFound}
      footer={hints}
      // Open without a transition. The size is fixed and `contain-strict` limits layout to the dialog, so that it opens
      // fast.
      transition={false}
      unmountOnHide={false}
      onEnter={enter}
      content={content}
      className="mt-4 mb-auto h-[min(27rem,calc(100dvh-2rem))] max-w-2xl contain-strict sm:mt-[10vh]"
      ui={parts}
    />
  )
}

/** The groups that match a search term. */
function toResultGroups(
  term: string,
  found: readonly CommandPaletteGroup[],
  frameworkGroup: CommandPaletteGroup,
): CommandPaletteGroup[] {
  const typed = toLetters(term)
  const others = [
    { group: links, names: linkNames, letters: 1 },
    { group: frameworkGroup, names: shortNames, letters: 3 },
  ]
  // A group whose item names start with the search term comes before the pages.
  const first = others.find(
    ({ names, letters }) => typed.length >= letters && names.some((name) => name.startsWith(typed)),
  )
  // If pages were found, show the other groups only when a name contains the term. If none were found, show them all,
  // because the term may contain a typo.
  const last = others.filter(
    (other) => other !== first && (found.length === 0 || other.names.some((name) => name.includes(typed))),
  )
  return [...(first ? [first.group] : []), ...found, ...last.map(({ group }) => group)]
}

/** Returns the search results as groups, or all pages if the search term is empty. */
function useDocsGroups(
  state: SearchState,
  term: string,
  framework: Framework,
  here: string,
): readonly CommandPaletteGroup[] {
  return useMemo(() => {
    if (state.status === 'error') return [navigator.onLine ? failure : offline]
    if (!state.value) return []
    const { engine, index, sections } = state.value
    const hits =
      term.trim() === ''
        ? engine.listPages(index, (hit) => hit.framework === undefined || hit.framework === framework)
        : engine.search(index, term, framework, RESULT_LIMIT)
    return toGroups(hits, sections, term, here)
  }, [state, term, framework, here])
}

const failure: CommandPaletteGroup = {
  id: 'failure',
  label: 'The docs cannot be searched: the index did not load',
  ignoreFilter: true,
  items: [
    {
      label: 'Try again',
      description: 'The links still work.',
      icon: 'lucide:rotate-ccw',
      onSelect(event) {
        event.preventDefault()
        prepareSearch()
      },
    },
  ],
}

const offline: CommandPaletteGroup = {
  ...failure,
  label: 'You are offline: the docs cannot be searched, because the index did not load',
}

function useFrameworkGroup(current: Framework, pathname: string, hash: string): CommandPaletteGroup {
  return useMemo(() => {
    const path = pathname.replace(/\/+$/, '')
    return {
      id: 'framework',
      label: 'Framework',
      items: frameworks.map((name) => ({
        label: frameworkNames[name],
        value: `framework-${name}`,
        icon: frameworkIcons[name],
        active: name === current,
        onSelect() {
          chooseFramework(name)
          const twin = twinPath(path, name)
          if (twin !== path) navigateTo(`${twin}${hash}`)
        },
      })),
    }
  }, [current, pathname, hash])
}

function toRecentGroup(
  terms: readonly string[],
  onChoose: (term: string) => void,
  onForget: () => void,
): CommandPaletteGroup[] {
  if (terms.length === 0) return []
  const items: CommandPaletteItem[] = terms.map((label) => ({
    label,
    value: `recent-${label}`,
    icon: 'lucide:history',
    onSelect(event) {
      // Keep the palette open and search for the term.
      event.preventDefault()
      onChoose(label)
    },
  }))
  const forget: CommandPaletteItem = {
    label: 'Forget recent searches',
    value: 'forget',
    icon: 'lucide:x',
    onSelect(event) {
      event.preventDefault()
      forgetRecentSearches()
      onForget()
    },
  }
  return [{ id: 'recent', label: 'Recent searches', items: [...items, forget] }]
}

const linkNames = docsMenu.map(({ label }) => toLetters(label))
const shortNames = Object.values(frameworkNames).map(toLetters)

/** Also matches `Next.js` as `nextjs`. */
function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Prefetches the page of the highlighted item after a short delay, while the palette is open. */
function useWarmSoon(open: boolean): (item: CommandPaletteItem | undefined) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = useRef(open)
  useLayoutEffect(() => {
    isOpen.current = open
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => (item) => {
      clearTimeout(timer.current)
      if (!isOpen.current) return
      const path = typeof item?.to === 'string' ? item.to.split('#')[0]! : ''
      if (path !== '') timer.current = setTimeout(() => warmPayload(path), WARM_DELAY_MS)
    },
    [],
  )
}

function Hints() {
  return (
    <p className="flex items-center gap-1.5 px-2 py-1 text-xs text-muted">
      <Kbd value="arrowup" size="sm" />
      <Kbd value="arrowdown" size="sm" />
      to move
      <Kbd value="enter" size="sm" className="ms-3" />
      to open
      <Kbd value="escape" size="sm" className="ms-3" />
      to close
    </p>
  )
}

// Props that never change.
const hints = <Hints />
const field = { 'aria-label': 'Search' }
const parts = { footer: 'max-sm:hidden' }
const nothingFound = ({ searchTerm }: { searchTerm: string }) => `Nothing was found for “${searchTerm}”.`
