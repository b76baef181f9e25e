import { Avatar, SelectMenu } from '@frond/ui'
import { useState } from 'react'

const groups = [
  [
    { type: 'label', label: 'Design' },
    { label: 'Ines Duarte', value: 'ines', mail: 'ines@example.com' },
    { label: 'Tomas Lund', value: 'tomas', mail: 'tomas@example.com' },
  ],
  [
    { type: 'label', label: 'Engineering' },
    { label: 'Amara Okafor', value: 'amara', mail: 'amara@example.com' },
    { label: 'Jun Park', value: 'jun', mail: 'jun@example.com' },
    { label: 'Lea Moreau', value: 'lea', mail: 'lea@example.com' },
  ],
]
const people = groups.flat()

export default function PeopleSelectMenu() {
  const [person, setPerson] = useState('amara')

  return (
    <SelectMenu
      aria-label="Assignee"
      items={groups}
      value={person}
      onValueChange={setPerson}
      filterFields={['label', 'mail']}
      descriptionKey="mail"
      searchInput={{ placeholder: 'Name or email', icon: 'lucide:search' }}
      itemLeading={({ item }) => <Avatar size="xs" alt={item.label} aria-hidden />}
      renderLeading={<Avatar size="3xs" alt={people.find((each) => each.value === person)?.label} />}
      className="w-64"
    />
  )
}
