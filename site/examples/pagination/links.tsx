import { Pagination } from '@frond/ui'

/** Links open in a new tab, can be copied, and work before any script has loaded. */
export default function PaginationLinks() {
  return <Pagination total={80} page={3} to={(page) => `?page=${page}`} variant="ghost" activeVariant="soft" />
}
