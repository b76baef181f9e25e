import { PageList, User, type PageListProps } from '@frond/ui'

const people = [
  { name: 'Ada', description: 'Design' },
  { name: 'Ben', description: 'Support' },
  { name: 'Cleo', description: 'Sales' },
]

export default function PageListPlayground(props: PageListProps) {
  return (
    <PageList className="max-w-xs" {...props}>
      {people.map((person) => (
        <User key={person.name} avatar={{ alt: person.name }} className="py-2" {...person} />
      ))}
    </PageList>
  )
}
