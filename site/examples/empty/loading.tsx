import { Empty } from '@frond/ui'
import { useState } from 'react'

export default function LoadingEmpty() {
  const [loading, setLoading] = useState(false)

  function search() {
    setLoading(true)
    setTimeout(() => setLoading(false), 2000)
  }

  return (
    <Empty
      icon="lucide:search-x"
      loading={loading}
      title={loading ? 'Searching' : 'No results'}
      description={loading ? 'This may take a moment.' : 'Check the spelling or try another search term.'}
      actions={[{ label: 'Search again', color: 'neutral', variant: 'outline', disabled: loading, onClick: search }]}
    />
  )
}
