import { Pagination } from '@frond/ui'

export default function BasicPagination() {
  return <Pagination total={120} defaultPage={4} />
}
