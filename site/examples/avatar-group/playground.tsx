import { Avatar, AvatarGroup, type AvatarGroupProps } from '@frond/ui'

const teams = ['Design Team', 'Mobile Team', 'Web Team', 'Data Team', 'Support Team']

export default function AvatarGroupPlayground(props: AvatarGroupProps) {
  return (
    <AvatarGroup aria-label="Teams" {...props}>
      {teams.map((team) => (
        <Avatar key={team} alt={team} />
      ))}
    </AvatarGroup>
  )
}
