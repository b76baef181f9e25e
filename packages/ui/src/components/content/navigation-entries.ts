import type { LinkOptions } from '../../system/links/link-props.ts'
import { contentLink, type ContentPage } from './content-link.ts'

interface NavigationPage extends ContentPage {
  /** `false` for a folder that is not a page. */
  page?: boolean
  value?: string
  open?: boolean
  children?: readonly NavigationPage[]
}

/** A page or folder with its position in the tree and its state. */
export interface NavigationEntry<Item> {
  readonly item: Item & { readonly open?: boolean }
  /** Its `value` or path, or its indexes from the first level down. */
  readonly key: string
  /** Its indexes from the first level down, for ids. */
  readonly place: string
  readonly depth: number
  /** The link to the page. Unset for a folder that is not a page. */
  readonly link: LinkOptions | undefined
  /** Whether it is the current page. */
  readonly active: boolean
  /** Whether the current page is below it. */
  readonly holdsActive: boolean
  readonly parent: NavigationEntry<Item> | undefined
  readonly children: readonly NavigationEntry<Item>[]
  /** Whether it has children. */
  readonly opens: boolean
}

/** The navigation as a tree of entries. A link is active only on its own page, not on the pages below. */
export function toNavigationEntries<Item extends NavigationPage>(
  items: readonly Item[],
  isActive: (link: LinkOptions) => boolean,
  depth: number,
  parent?: NavigationEntry<Item>,
): NavigationEntry<Item>[] {
  return items.map((item, index) => {
    const place = parent ? `${parent.place}-${index}` : String(index)
    const children: NavigationEntry<Item>[] = []
    const link = isFolder(item) ? undefined : { exact: true, ...contentLink(item) }
    const entry = {
      item,
      key: item.value ?? item.path ?? place,
      place,
      depth,
      link,
      active: link !== undefined && isActive(link),
      holdsActive: false,
      parent,
      children,
      opens: Boolean(item.children?.length),
    }
    // The cast is safe: children have the type of their parent, because callers write one type for the tree.
    children.push(...toNavigationEntries((item.children ?? []) as readonly Item[], isActive, depth + 1, entry))
    entry.holdsActive = children.some((child) => child.active || child.holdsActive)
    return entry
  })
}

/** Whether an item with children is not a page itself: it says so, or its page is one of its children. */
function isFolder({ page, path, children }: NavigationPage): boolean {
  if (!children?.length) return false
  return page === false || path === undefined || children.some((child) => child.path === path)
}
