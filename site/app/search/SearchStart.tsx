import { Icon } from '@frond/ui/icon'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Link } from 'react-router'
import { docsMenu } from '../menu'
import { forgetRecentSearches, readRecentSearches } from './recent-searches'

interface SearchStartProps {
  typed: RefObject<string>
  failed: boolean
  onClose: () => void
}

interface Row {
  label: string
  icon: string
  to?: string
  onChoose: () => void
}

/**
 * A placeholder for the palette while its code loads. The field and the first entries are in the same positions and
 * already work. It is not a native modal dialog, because opening one recalculates the styles of the whole page.
 */
export function SearchStart({ typed, failed, onClose }: SearchStartProps) {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [term, setTerm] = useState('')
  const [at, setAt] = useState(0)

  useLayoutEffect(() => input.current!.focus({ preventScroll: true }), [])

  const type = (text: string): void => {
    typed.current = text
    setTerm(text)
    setAt(0)
  }
  const groups = useRowGroups({ term, onType: type, onClose })
  const rows = Object.values(groups).flat()

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((at + step + rows.length) % rows.length)
    else if (event.key === 'Enter') list.current!.querySelector<HTMLElement>('[data-highlighted]')?.click()
    else if (event.key === 'Escape') onClose()
    // Tab stays in the field: there is no other stop in the dialog, and the page behind it must not get focus.
    else if (event.key !== 'Tab') return
    event.preventDefault()
  }

  return (
    <div
      className="fixed inset-0 z-overlay bg-overlay"
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        role="dialog"
        aria-modal
        aria-label="Search"
        className="mx-auto mt-4 flex h-[min(27rem,calc(100dvh-2rem))] w-[calc(100%-2rem)] max-w-2xl flex-col divide-y divide-default rounded-xl bg-raised text-default shadow-2xl ring ring-default sm:mt-[10vh]"
      >
        <div className="flex h-12 shrink-0 items-center gap-2 px-3">
          <Icon name="lucide:search" className="size-4.5 text-dimmed" />
          <input
            ref={input}
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-controls="search-start"
            aria-expanded
            aria-activedescendant={rows[at] && toId(rows[at])}
            placeholder="Search the docs…"
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            value={term}
            className="min-w-0 flex-1 text-sm outline-hidden placeholder:text-muted"
          />
          <button type="button" tabIndex={-1} aria-label="Close" onClick={onClose} className="-me-1 cursor-pointer p-1">
            <Icon name="lucide:x" className="size-4" />
          </button>
        </div>
        <div className="relative min-h-0 flex-1 overflow-y-auto p-1">
          <div ref={list} id="search-start" role="listbox" aria-label="Search" aria-busy={!failed}>
            {Object.entries(groups).map(
              ([name, items]) =>
                items.length > 0 && <RowGroup key={name} name={name} items={items} highlighted={rows[at]} />,
            )}
          </div>
          <p role="status" className="p-2 text-sm text-muted">
            {failed &&
              (navigator.onLine
                ? 'The search did not load. Close it and try again.'
                : 'You are offline, and the search did not load. The links still work.')}
          </p>
        </div>
      </div>
    </div>
  )
}

interface RowGroupsOptions {
  term: string
  onType: (text: string) => void
  onClose: () => void
}

/** The recent searches and the links of the menu that contain the term, by group label. */
function useRowGroups({ term, onType, onClose }: RowGroupsOptions): Readonly<Record<string, readonly Row[]>> {
  const [recent, setRecent] = useState(readRecentSearches)
  const forget = (): void => {
    forgetRecentSearches()
    setRecent([])
  }
  return {
    'Recent searches':
      recent.length > 0 && term === ''
        ? [
            ...recent.map((label) => ({ label, icon: 'lucide:history', onChoose: () => onType(label) })),
            { label: 'Forget recent searches', icon: 'lucide:x', onChoose: forget },
          ]
        : [],
    Links: docsMenu
      .filter(({ label }) => label.toLowerCase().includes(term.trim().toLowerCase()))
      .map(({ label, to }) => ({ label, to, icon: 'lucide:arrow-right', onChoose: onClose })),
  }
}

interface RowGroupProps {
  name: string
  items: readonly Row[]
  highlighted: Row | undefined
}

function RowGroup({ name, items, highlighted }: RowGroupProps) {
  return (
    <div
      role="group"
      aria-label={name}
      className="not-first:-mx-1 not-first:mt-1 not-first:border-t not-first:border-default not-first:px-1 not-first:pt-1"
    >
      <div aria-hidden className="px-2 py-1.5 text-xs font-medium text-muted">
        {name}
      </div>
      {items.map((row) => (
        <RowView key={row.label} row={row} isHighlighted={row === highlighted} />
      ))}
    </div>
  )
}

function RowView({ row, isHighlighted }: { row: Row; isHighlighted: boolean }) {
  const { label, icon, to, onChoose } = row
  const props = {
    id: toId(row),
    role: 'option',
    'aria-selected': isHighlighted,
    'data-highlighted': isHighlighted ? '' : undefined,
    onClick: onChoose,
    className:
      'group/item flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-md px-2 py-1.5 text-sm hover:bg-elevated data-highlighted:bg-elevated data-highlighted:text-highlighted',
    children: (
      <>
        <Icon name={icon} className="size-4.5 shrink-0 text-dimmed group-data-highlighted/item:text-default" />
        {label}
      </>
    ),
  }
  return to ? <Link to={to} tabIndex={-1} {...props} /> : <div {...props} />
}

function toId({ label }: Row): string {
  return `search-start-${label.replace(/\s/g, '-')}`
}
