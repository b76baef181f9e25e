import { CommandPalette } from '@frond/ui'
import { useEffect, useState } from 'react'

const catalog = [
  { label: 'Aspen', suffix: 'Populus tremula' },
  { label: 'Beech', suffix: 'Fagus sylvatica' },
  { label: 'Hazel', suffix: 'Corylus avellana' },
  { label: 'Larch', suffix: 'Larix decidua' },
  { label: 'Oak', suffix: 'Quercus robur' },
  { label: 'Rowan', suffix: 'Sorbus aucuparia' },
]

/** Simulates a request to a server. */
function findTrees(term: string): Promise<typeof catalog> {
  const found = catalog.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()))
  return new Promise((resolve) => setTimeout(() => resolve(found), 400))
}

const pages = [
  { label: 'All trees', icon: 'lucide:trees' },
  { label: 'Planting calendar', icon: 'lucide:calendar' },
]

export default function AsyncCommandPalette() {
  const [term, setTerm] = useState('')
  const [trees, setTrees] = useState<typeof catalog>([])
  const [loading, setLoading] = useState(false)

  useEffect(() => {
    let isStale = false
    setLoading(true)
    void findTrees(term).then((found) => {
      if (isStale) return
      setTrees(found)
      setLoading(false)
    })
    return () => {
      isStale = true
    }
  }, [term])

  return (
    <CommandPalette
      aria-label="Trees and pages"
      groups={[
        { id: 'pages', label: 'Pages', items: pages },
        { id: 'trees', label: 'Trees', items: trees, ignoreFilter: true },
      ]}
      searchTerm={term}
      onSearchTermChange={setTerm}
      loading={loading}
      autoFocus={false}
      className="h-80 w-full max-w-lg rounded-lg ring ring-default"
    />
  )
}
