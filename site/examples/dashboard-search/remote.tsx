import { DashboardGroup, DashboardSearch, DashboardSearchButton } from '@frond/ui'
import { useEffect, useState } from 'react'

const customers = ['Ada', 'Alan', 'Barbara', 'Edsger', 'Grace', 'Radia']

/** Stands for a request to your server. */
async function findCustomers(term: string): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 400))
  return customers.filter((name) => name.toLowerCase().includes(term.toLowerCase()))
}

export default function DashboardSearchRemote() {
  const [term, setTerm] = useState('')
  const [found, setFound] = useState<string[]>(customers)
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    let isCurrent = true
    void findCustomers(term).then((names) => {
      if (!isCurrent) return
      setFound(names)
      setLoading(false)
    })
    return () => {
      isCurrent = false
    }
  }, [term])

  return (
    <DashboardGroup className="relative w-full max-w-xs">
      <DashboardSearchButton label="Find a customer" kbds={[]} />
      <DashboardSearch
        shortcut=""
        colorMode={false}
        placeholder="Name of a customer"
        loading={isLoading}
        searchTerm={term}
        onSearchTermChange={(next) => {
          setTerm(next)
          setLoading(next !== term)
        }}
        groups={[
          {
            id: 'customers',
            label: 'Customers',
            ignoreFilter: true,
            items: found.map((label) => ({ label, icon: 'lucide:user' })),
          },
        ]}
      />
    </DashboardGroup>
  )
}
