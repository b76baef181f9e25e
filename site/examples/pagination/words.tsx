import { Button, Pagination } from '@frond/ui'
import { useState } from 'react'

export default function PaginationWords() {
  const [page, setPage] = useState(2)
  const last = 6

  return (
    <Pagination
      aria-label="Pages of posts"
      total={last * 10}
      page={page}
      onPageChange={setPage}
      first={null}
      last={null}
      prev={
        <Button label="Newer" variant="link" color="neutral" disabled={page === 1} onClick={() => setPage(page - 1)} />
      }
      next={
        <Button
          label="Older"
          variant="link"
          color="neutral"
          disabled={page === last}
          onClick={() => setPage(page + 1)}
        />
      }
    />
  )
}
