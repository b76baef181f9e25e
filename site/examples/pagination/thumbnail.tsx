import { Pagination } from '@frond/ui'

export default function PaginationThumbnail() {
  return <Pagination total={50} defaultPage={2} siblingCount={1} />
}
