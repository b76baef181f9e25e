import { Listbox, type ListboxItem } from '@frond/ui'

const people: ListboxItem[][] = [
  [
    { type: 'label', label: 'On call' },
    { label: 'Amara Okafor', value: 'amara', description: 'Until Friday', avatar: { alt: 'Amara Okafor' } },
    { label: 'Jun Park', value: 'jun', description: 'From Friday', avatar: { alt: 'Jun Park' } },
  ],
  [
    { type: 'label', label: 'Away' },
    { label: 'Lea Moreau', value: 'lea', avatar: { alt: 'Lea Moreau' }, disabled: true },
    { label: 'Tomas Lund', value: 'tomas', avatar: { alt: 'Tomas Lund' }, disabled: true },
  ],
]

export default function PeopleListbox() {
  return (
    <Listbox
      aria-label="Assignee"
      items={people}
      filter={{ placeholder: 'Find a person', icon: 'lucide:search' }}
      filterFields={['label', 'description']}
      className="w-72"
    />
  )
}
