import sharedTypes from '../../../generated/shared-types.json'
import { Table, TypeAndDescription } from './ComponentTables.server'

/** Lists the types that the API tables of several components name. The tables link to the rows. */
export function SharedTypes() {
  return (
    <Table caption="Shared types" columns={['Type', 'Definition']}>
      {sharedTypes.map(({ name, parameters, definition, description }) => (
        <tr key={name}>
          <th scope="row">
            <code>
              {/* The target is a link, because the styles of the page keep links clear of the sticky header. */}
              <a id={name} href={`#${name}`}>
                {name}
              </a>
              {parameters}
            </code>
          </th>
          <td>
            <TypeAndDescription name={name} type={definition} description={description} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
