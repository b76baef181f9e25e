import { Icon } from '@frond/ui/icon'
import { iconRoles } from './icon-roles.server'
import { Table } from './ComponentTables.server'

/** Lists the default icons of the components: the drawing, its role, and the name that a theme can replace. */
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
