import { Table } from './ComponentTables.server'
import { peerColumns, peerNote, peerRows } from './peers.server'

/** Compares the library with others. `npm run bench peers -- --save` measures the values. */
export function PeerComparison() {
  return (
    <>
      <Table caption="Comparison with other libraries" columns={peerColumns()}>
        {peerRows().map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map(({ library, text, isBest }) => (
              <td key={library} className="whitespace-nowrap tabular-nums">
                {isBest ? <strong>{text}</strong> : text}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <p className="mb-8 text-sm text-muted">{peerNote()}</p>
    </>
  )
}
