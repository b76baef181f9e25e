import { Link } from '@frond/ui'
import { useState } from 'react'

const sections = ['Overview', 'Activity', 'Settings']

export default function ActiveLinks() {
  const [current, setCurrent] = useState('Overview')

  return (
    <nav aria-label="Project" className="flex flex-wrap gap-4 text-sm">
      {sections.map((section) => (
        <Link
          key={section}
          to={`#${section.toLowerCase()}`}
          active={section === current}
          ariaCurrentValue="location"
          activeClass="font-medium"
          onClick={() => setCurrent(section)}
        >
          {section}
        </Link>
      ))}
    </nav>
  )
}
