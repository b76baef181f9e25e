import { localeList } from '@frond/ui/locale/list'
import { Table } from './ComponentTables.server'

/** Lists every locale of the library: its name, code, export name and direction. */
export function SupportedLanguages() {
  return (
    <Table caption="Languages" columns={['Language', 'Code', 'Export', 'Direction']}>
      {localeList.map(({ code, name, dir }) => (
        <tr key={code}>
          <th scope="row">
            <bdi lang={code}>{name}</bdi>
          </th>
          <td>
            <code>{code}</code>
          </td>
          <td>
            <code>{exportName(code)}</code>
          </td>
          <td>
            <code>{dir}</code>
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** `pt-BR` is exported as `pt_br`. */
function exportName(code: string): string {
  return code.toLowerCase().replaceAll('-', '_')
}
