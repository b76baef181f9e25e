import { Pagination } from '@frond/ui'

/** Links can be opened in a new tab and copied, and work without JavaScript. */
export default function PaginationLinks() {
  return (
    <Pagination
      aria-label="Pages of search results"
      total={80}
      page={3}
      to={(page) => `?page=${page}`}
      variant="ghost"
      activeVariant="soft"
    />
  )
}
