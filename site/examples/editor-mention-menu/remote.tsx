import { Editor, EditorMentionMenu } from '@frond/ui/editor'
import { useEffect, useState } from 'react'

const cities = ['Porto', 'Lisbon', 'Braga', 'Faro', 'Coimbra', 'Aveiro', 'Évora', 'Setúbal']

/** Stands for a request to a server. */
async function findCities(term: string): Promise<{ label: string }[]> {
  const found = cities.filter((city) => city.toLowerCase().includes(term.toLowerCase()))
  return found.map((label) => ({ label }))
}

export default function RemoteMentionMenu() {
  const [term, setTerm] = useState('')
  const [items, setItems] = useState<{ label: string }[]>([])
  useEffect(() => {
    let isStale = false
    void findCities(term).then((found) => {
      if (!isStale) setItems(found)
    })
    return () => {
      isStale = true
    }
  }, [term])

  return (
    <Editor
      placeholder="Type @ and the name of a city"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-32 px-4 sm:px-6' }}
    >
      <EditorMentionMenu aria-label="Cities" items={items} ignoreFilter onSearchTermChange={setTerm} />
    </Editor>
  )
}
