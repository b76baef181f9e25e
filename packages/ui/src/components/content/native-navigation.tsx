import type { MouseEvent, ReactNode } from 'react'
import { itemClasses } from '../../system/item-classes.ts'
import { linkContent, pageLink, type Entry, type NavigationBody, type Ui } from './navigation-view.tsx'

/** Links and folders as siblings, for pages with many links that stay static HTML: each link is one element. */
export function nativeList(body: NavigationBody, entries: readonly Entry[], nested: boolean): ReactNode {
  const part = nested ? 'listWithChildren' : 'list'
  return (
    <div className={body.classes[part]} data-slot={part}>
      {nativeEntries(body, entries, nested)}
    </div>
  )
}

function nativeEntries(body: NavigationBody, entries: readonly Entry[], nested: boolean): ReactNode {
  return entries.map((entry) => {
    const { item, opens, link } = entry
    const ui = itemClasses(body.classes, item, opens && !link ? 'trigger' : 'link')
    return opens ? nativeFolder(body, entry, ui, nested) : pageLink(body, entry, ui, false)
  })
}

/** A folder that opens without script. With script, React keeps its state, so that `value` and `type` work too. */
function nativeFolder(body: NavigationBody, entry: Entry, ui: Ui, nested: boolean): ReactNode {
  const { item, link, holdsActive, place, children } = entry
  const { collapsible } = body
  const open = body.isOpen(entry)
  const disabled = body.disabled || item.disabled || !collapsible
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    if (!disabled) body.toggle(entry)
  }
  const active = holdsActive && !open
  return (
    <details
      key={place}
      className={ui.itemWithChildren}
      data-slot="itemWithChildren"
      open={open}
      // The browser opens a folder if a search in the page finds text in it.
      onToggle={(event) => {
        if (event.currentTarget.open !== open) body.toggle(entry)
      }}
    >
      <summary
        className={ui.trigger}
        data-slot="trigger"
        data-nested={nested ? '' : undefined}
        data-active={active ? '' : undefined}
        aria-disabled={disabled || undefined}
        onClick={toggle}
      >
        {linkContent(body, entry, { link: item, active, ui }, collapsible)}
      </summary>
      <div className={ui.listWithChildren} data-slot="listWithChildren">
        {link && pageLink(body, entry, ui, false)}
        {nativeEntries(body, children, true)}
      </div>
    </details>
  )
}
