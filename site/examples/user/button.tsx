import { User } from '@frond/ui'
import { useState } from 'react'

const teams = [
  { name: 'Design Team', description: 'Four people' },
  { name: 'Web Team', description: 'Six people' },
  { name: 'Data Team', description: 'Three people' },
]

/** With `onClick` the whole component is a button. */
export default function PressedUser() {
  const [chosen, setChosen] = useState('Web Team')

  return (
    <div className="grid gap-3">
      {teams.map(({ name, description }) => (
        <User
          key={name}
          name={name}
          description={description}
          avatar={{ color: name === chosen ? 'primary' : 'neutral' }}
          aria-pressed={name === chosen}
          onClick={() => setChosen(name)}
        />
      ))}
    </div>
  )
}
