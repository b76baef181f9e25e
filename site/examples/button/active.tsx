import { Button } from '@frond/ui'
import { useState } from 'react'

const folders = [
  { name: 'Inbox', icon: 'lucide:inbox' },
  { name: 'Drafts', icon: 'lucide:file' },
  { name: 'Archive', icon: 'lucide:archive' },
]

export default function ActiveButtons() {
  const [current, setCurrent] = useState('Inbox')

  return (
    <nav aria-label="Mail" className="grid w-48 gap-1">
      {folders.map(({ name, icon }) => (
        <Button
          key={name}
          to={`#${name.toLowerCase()}`}
          label={name}
          icon={icon}
          color="neutral"
          variant="ghost"
          active={name === current}
          activeColor="primary"
          activeVariant="soft"
          className="justify-start"
          onClick={() => setCurrent(name)}
        />
      ))}
    </nav>
  )
}
