import { Button, useToast } from '@frond/ui'

const tokens = [
  { name: '--ui-bg', className: 'bg-default' },
  { name: '--ui-bg-muted', className: 'bg-muted' },
  { name: '--ui-bg-raised', className: 'bg-raised' },
  { name: '--ui-bg-elevated', className: 'bg-elevated' },
  { name: '--ui-bg-accented', className: 'bg-accented' },
  { name: '--ui-bg-inverted', className: 'bg-inverted' },
  { name: '--ui-primary', className: 'bg-primary' },
  { name: '--ui-secondary', className: 'bg-secondary' },
  { name: '--ui-success', className: 'bg-success' },
  { name: '--ui-info', className: 'bg-info' },
  { name: '--ui-warning', className: 'bg-warning' },
  { name: '--ui-error', className: 'bg-error' },
]

/** The surfaces and fills in both modes. A press copies the variable. */
export default function Tokens() {
  const toast = useToast()

  async function copy(variable: string) {
    await navigator.clipboard.writeText(`var(${variable})`)
    toast.add({ title: `Copied var(${variable})`, icon: 'lucide:check', color: 'success' })
  }

  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((mode) => (
        <div key={mode} className={`${mode} rounded-lg border border-default bg-default p-4 text-default`}>
          <p className="mb-3 text-sm font-medium text-highlighted">{mode === 'light' ? 'Light' : 'Dark'}</p>
          <ul className="grid gap-1">
            {tokens.map(({ name, className }) => (
              <li key={name}>
                <Button
                  aria-label={`Copy ${name}`}
                  variant="ghost"
                  color="neutral"
                  block
                  className="justify-start gap-3 px-1 text-xs font-normal"
                  onClick={() => copy(name)}
                >
                  <span className={`size-6 shrink-0 rounded-md border border-default ${className}`} />
                  <code className="min-w-0 text-start whitespace-normal wrap-anywhere">{name}</code>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
