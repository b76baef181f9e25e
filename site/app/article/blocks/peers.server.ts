import peers from '../../../generated/peers.json'

export interface PeerRow {
  readonly id: string
  readonly label: string
  readonly values: readonly {
    readonly library: string
    readonly value: number
    readonly text: string
    readonly isBest: boolean
  }[]
}

/** The heads of a table of the comparison. */
export function peerColumns(): string[] {
  return ['Measure', ...peers.libraries.map(({ name }) => name)]
}

/** The values of each library. Lower is better in all rows. */
export function peerRows(): PeerRow[] {
  return peers.rows.map(({ id, label, unit, values }) => ({
    id,
    label,
    values: values.map((value, index) => ({
      library: peers.libraries[index]!.name,
      value,
      text: `${value} ${unit}`,
      isBest: value === Math.min(...values),
    })),
  }))
}

/** When and with what the values were measured. */
export function peerNote(): string {
  const { date, react, node, chromium } = peers.measured
  const libraries = peers.libraries.map(({ name, version }) => `${name} ${version}`)
  return `Measured on ${date}: ${libraries.join(', ')}, with React ${react}, Node ${node.replace(/^v/, '')} and Chromium ${chromium}.`
}
