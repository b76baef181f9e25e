import { Avatar, AvatarGroup, Tooltip } from '@frond/ui'

const teams = ['Design Team', 'Mobile Team', 'Web Team']

export default function AvatarGroupTooltip() {
  return (
    <AvatarGroup size="xl" color="info">
      {teams.map((team) => (
        <Tooltip key={team} text={team}>
          <Avatar alt={team} tabIndex={0} />
        </Tooltip>
      ))}
    </AvatarGroup>
  )
}
