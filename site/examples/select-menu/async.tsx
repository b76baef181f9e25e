import { SelectMenu } from '@frond/ui'
import { useEffect, useState } from 'react'

const catalog = ['Aspen', 'Beech', 'Birch', 'Cedar', 'Elm', 'Hazel', 'Larch', 'Maple', 'Oak', 'Pine', 'Rowan', 'Willow']

/** Simulates a request to a server. */
function findTrees(term: string): Promise<string[]> {
  const found = catalog.filter((tree) => tree.toLowerCase().includes(term.toLowerCase()))
  return new Promise((resolve) => setTimeout(() => resolve(found), 500))
}

export default function AsyncSelectMenu() {
  const [term, setTerm] = useState('')
  const [trees, setTrees] = useState<string[]>([])
  const [loading, setLoading] = useState(true)

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
    <SelectMenu
      aria-label="Tree"
      items={trees}
      ignoreFilter
      searchTerm={term}
      onSearchTermChange={setTerm}
      loading={loading}
      trailing
      icon="lucide:trees"
      placeholder="Choose a tree"
    />
  )
}
