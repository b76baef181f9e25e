import { Pagination } from '@frond/ui'

export default function PaginationEdges() {
  return <Pagination total={500} defaultPage={25} siblingCount={1} showEdges showControls={false} />
}
