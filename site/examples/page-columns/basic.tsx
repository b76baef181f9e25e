import { PageCard, PageColumns } from '@frond/ui'

const notes = [
  { title: 'Water', description: 'Use rain water. Let tap water stand for a day.' },
  { title: 'Light', description: 'A window to the north.' },
  {
    title: 'Soil',
    description:
      'Loose and a little sour. Leaves that have rotted for a year are good, and so is bark in small pieces.',
  },
  { title: 'Air', description: 'Humid, without a draft.' },
  { title: 'Food', description: 'Half of what the packet says, from spring to autumn.' },
]

export default function BasicPageColumns() {
  return (
    <PageColumns>
      {notes.map((note) => (
        <PageCard key={note.title} variant="subtle" {...note} />
      ))}
    </PageColumns>
  )
}
