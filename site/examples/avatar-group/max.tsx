import { Avatar, AvatarGroup, Button } from '@frond/ui'
import { useState } from 'react'

const teams = ['Design Team', 'Mobile Team', 'Web Team', 'Data Team', 'Sales Team', 'Support Team']

export default function AvatarGroupMax() {
  const [max, setMax] = useState(3)

  return (
    <div className="flex flex-wrap items-center gap-6">
      <AvatarGroup max={max} size="xl" aria-label="Teams">
        {teams.map((team) => (
          <Avatar key={team} alt={team} />
        ))}
      </AvatarGroup>
      <div className="flex gap-2">
        <Button
          label="Fewer"
          size="sm"
          color="neutral"
          variant="outline"
          disabled={max === 1}
          onClick={() => setMax(max - 1)}
        />
        <Button
          label="More"
          size="sm"
          color="neutral"
          variant="outline"
          disabled={max === teams.length}
          onClick={() => setMax(max + 1)}
        />
      </div>
    </div>
  )
}
