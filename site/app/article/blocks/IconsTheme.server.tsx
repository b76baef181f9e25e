import { Icon } from '@frond/ui/icon'
import { iconRoles } from './icon-roles.server'
import { Table } from './ComponentTables.server'

/** The icons that components show by themselves: the drawing, its role, and the name a theme may replace. */
export function IconsTheme() {
  return (
    <Table caption="Icons of components" columns={['Icon', 'Role', 'Default']}>
      {iconRoles().map(({ role, icon }) => (
        <tr key={role}>
          <td>
            <Icon name={icon} className="size-5 text-highlighted" />
          </td>
          <th scope="row">
            <code>{role}</code>
          </th>
          <td>
            <code>{icon.name}</code>
          </td>
        </tr>
      ))}
    </Table>
  )
}
