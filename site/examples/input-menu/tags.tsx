import { InputMenu } from '@frond/ui'
import { useState } from 'react'

const skills = ['Accessibility', 'CSS', 'Design', 'Node.js', 'React', 'Research', 'TypeScript', 'Writing']

export default function TagsInputMenu() {
  const [selected, setSelected] = useState(['React', 'TypeScript'])

  return (
    <InputMenu
      multiple
      aria-label="Skills"
      items={skills}
      value={selected}
      onValueChange={setSelected}
      placeholder="Add skills"
      className="w-80"
    />
  )
}
