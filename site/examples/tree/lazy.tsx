import { Tree } from '@frond/ui'

interface Place {
  id: string
  label: string
  hasChildren?: boolean
}

const continents: Place[] = [
  { id: 'europe', label: 'Europe', hasChildren: true },
  { id: 'oceania', label: 'Oceania', hasChildren: true },
  { id: 'offline', label: 'Unreachable region', hasChildren: true },
]

const countries: Record<string, Place[]> = {
  europe: [
    { id: 'fi', label: 'Finland' },
    { id: 'pt', label: 'Portugal' },
    { id: 'si', label: 'Slovenia' },
  ],
  oceania: [
    { id: 'nz', label: 'New Zealand' },
    { id: 'ws', label: 'Samoa' },
  ],
}

/** Simulates a request to your server. */
async function loadCountries({ id }: Place): Promise<Place[]> {
  await new Promise((resolve) => setTimeout(resolve, 800))
  const found = countries[id]
  if (!found) throw new Error('No answer')
  return found
}

export default function LazyTree() {
  return (
    <Tree
      aria-label="Places"
      items={continents}
      loadChildren={loadCountries}
      collapsedIcon="lucide:globe"
      expandedIcon="lucide:globe"
      className="max-w-xs"
    />
  )
}
