import { Button, type ButtonProps } from '@frond/ui'

/** The hover and pressed states, shown permanently. */
const colors = [
  {
    color: 'primary',
    rows: [
      { variant: 'solid', hover: 'bg-role-hover', active: 'bg-role-active' },
      { variant: 'outline', hover: 'bg-role/10', active: 'bg-role/15' },
      { variant: 'soft', hover: 'bg-role/15', active: 'bg-role/20' },
      { variant: 'ghost', hover: 'bg-role/10', active: 'bg-role/15' },
      { variant: 'link', hover: 'underline', active: 'underline' },
    ],
  },
  {
    color: 'neutral',
    rows: [
      { variant: 'solid', hover: 'bg-role-hover', active: 'bg-role-active' },
      { variant: 'outline', hover: 'bg-elevated', active: 'bg-accented' },
      { variant: 'soft', hover: 'bg-accented/75', active: 'bg-accented' },
      { variant: 'ghost', hover: 'bg-role/10', active: 'bg-role/15' },
      { variant: 'link', hover: 'text-default underline', active: 'text-default underline' },
    ],
  },
] as const

const states = ['Rest', 'Hover', 'Active', 'Focus', 'Disabled', 'Loading']

export default function States() {
  return (
    <div className="grid gap-8">
      {colors.map(({ color, rows }) => (
        <div
          key={color}
          role="region"
          aria-label={`States of a ${color} button`}
          tabIndex={0}
          className="overflow-x-auto rounded-lg ring ring-default outline-primary focus-visible:outline-2"
        >
          <table className="w-full text-start">
            <thead>
              <tr className="bg-muted text-xs text-muted">
                <th scope="col" className="px-4 py-2.5 text-start font-medium">
                  {color}
                </th>
                {states.map((state) => (
                  <th key={state} scope="col" className="px-4 py-2.5 text-start font-medium">
                    {state}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ variant, hover, active }) => {
                const common: ButtonProps = { label: 'Button', icon: 'lucide:sparkles', color, variant }
                const held: ButtonProps = { ...common, tabIndex: -1 }
                return (
                  <tr key={variant} className="border-t border-muted">
                    <th scope="row" className="px-4 py-3 text-start font-mono text-xs font-normal text-muted">
                      {variant}
                    </th>
                    <Cell {...common} />
                    <Cell {...held} className={hover} />
                    <Cell {...held} className={active} />
                    <Cell {...held} className="outline-2 outline-offset-2" />
                    <Cell {...held} disabled />
                    <Cell {...held} loading />
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  )
}

function Cell(props: ButtonProps) {
  return (
    <td className="px-4 py-3">
      <Button {...props} />
    </td>
  )
}
