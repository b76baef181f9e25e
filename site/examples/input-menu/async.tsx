import { InputMenu } from '@frond/ui'
import { useEffect, useState } from 'react'

const shelf = ['Emma', 'Frankenstein', 'Middlemarch', 'Moby-Dick', 'Persuasion', 'The Moonstone', 'Villette', 'Walden']

/** Simulates a request to a server. */
function findBooks(term: string): Promise<string[]> {
  const found = shelf.filter((book) => book.toLowerCase().includes(term.toLowerCase()))
  return new Promise((resolve) => setTimeout(() => resolve(found), 400))
}

export default function AsyncInputMenu() {
  const [term, setTerm] = useState('')
  const [books, setBooks] = useState<string[]>([])
  const [loading, setLoading] = useState(false)

  useEffect(() => {
    let isStale = false
    setLoading(true)
    void findBooks(term).then((found) => {
      if (isStale) return
      setBooks(found)
      setLoading(false)
    })
    return () => {
      isStale = true
    }
  }, [term])

  return (
    <InputMenu
      aria-label="Book"
      items={books}
      ignoreFilter
      searchTerm={term}
      onSearchTermChange={setTerm}
      loading={loading}
      icon="lucide:book-open"
      placeholder="Find a book"
    />
  )
}
