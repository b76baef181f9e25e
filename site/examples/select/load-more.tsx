import { Select } from '@frond/ui'
import { useState } from 'react'

const PAGE = 30

function invoices(from: number) {
  return Array.from({ length: PAGE }, (_, index) => `Invoice ${1000 + from + index}`)
}

export default function EndlessSelect() {
  const [items, setItems] = useState(() => invoices(0))
  const [loading, setLoading] = useState(false)

  function loadMore() {
    if (items.length >= 300) return
    setLoading(true)
    setTimeout(() => {
      setItems([...items, ...invoices(items.length)])
      setLoading(false)
    }, 600)
  }

  return (
    <Select
      aria-label="Invoice"
      items={items}
      loading={loading}
      trailing
      onLoadMore={loadMore}
      placeholder="Choose an invoice"
    />
  )
}
