import { SelectMenu } from '@frond/ui'
import { useState } from 'react'

export default function CreatingSelectMenu() {
  const [projects, setProjects] = useState(['Atlas', 'Beacon', 'Cinder'])
  const [project, setProject] = useState('Atlas')

  return (
    <SelectMenu
      aria-label="Project"
      items={projects}
      value={project}
      onValueChange={setProject}
      createItem={{ when: 'always', position: 'top' }}
      onCreate={(name) => {
        setProjects([...projects, name])
        setProject(name)
      }}
      icon="lucide:folder"
    />
  )
}
