import { Pagination } from '@frond/ui'

export default function PaginationEdges() {
  return (
    <Pagination
      aria-label="Pages of the archive"
      total={500}
      defaultPage={25}
      siblingCount={1}
      showEdges
      showControls={false}
    />
  )
}
