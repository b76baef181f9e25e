import { Badge, PageList, User } from '@frond/ui'

const teams = [
  { name: 'Web Team', description: 'Public pages', icon: 'lucide:globe', open: true },
  { name: 'Design Team', description: 'Design and content', icon: 'lucide:pen-tool', open: false },
]

/** Items can be any elements. */
export default function PageListPeople() {
  return (
    <PageList divide aria-label="Teams">
      {teams.map((team) => (
        <div key={team.name} className="flex items-center justify-between gap-4 py-3">
          <User name={team.name} description={team.description} avatar={{ icon: team.icon }} size="xl" />
          {team.open && <Badge label="Open position" color="success" variant="subtle" />}
        </div>
      ))}
    </PageList>
  )
}
