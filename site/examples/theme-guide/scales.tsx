import { Button, useToast } from '@frond/ui'

// Tailwind CSS finds classes by reading the source, so every class is written out.
const scales = {
  primary: [
    'bg-primary-50',
    'bg-primary-100',
    'bg-primary-200',
    'bg-primary-300',
    'bg-primary-400',
    'bg-primary-500',
    'bg-primary-600',
    'bg-primary-700',
    'bg-primary-800',
    'bg-primary-900',
    'bg-primary-950',
  ],
  secondary: [
    'bg-secondary-50',
    'bg-secondary-100',
    'bg-secondary-200',
    'bg-secondary-300',
    'bg-secondary-400',
    'bg-secondary-500',
    'bg-secondary-600',
    'bg-secondary-700',
    'bg-secondary-800',
    'bg-secondary-900',
    'bg-secondary-950',
  ],
  success: [
    'bg-success-50',
    'bg-success-100',
    'bg-success-200',
    'bg-success-300',
    'bg-success-400',
    'bg-success-500',
    'bg-success-600',
    'bg-success-700',
    'bg-success-800',
    'bg-success-900',
    'bg-success-950',
  ],
  info: [
    'bg-info-50',
    'bg-info-100',
    'bg-info-200',
    'bg-info-300',
    'bg-info-400',
    'bg-info-500',
    'bg-info-600',
    'bg-info-700',
    'bg-info-800',
    'bg-info-900',
    'bg-info-950',
  ],
  warning: [
    'bg-warning-50',
    'bg-warning-100',
    'bg-warning-200',
    'bg-warning-300',
    'bg-warning-400',
    'bg-warning-500',
    'bg-warning-600',
    'bg-warning-700',
    'bg-warning-800',
    'bg-warning-900',
    'bg-warning-950',
  ],
  error: [
    'bg-error-50',
    'bg-error-100',
    'bg-error-200',
    'bg-error-300',
    'bg-error-400',
    'bg-error-500',
    'bg-error-600',
    'bg-error-700',
    'bg-error-800',
    'bg-error-900',
    'bg-error-950',
  ],
  neutral: [
    'bg-neutral-50',
    'bg-neutral-100',
    'bg-neutral-200',
    'bg-neutral-300',
    'bg-neutral-400',
    'bg-neutral-500',
    'bg-neutral-600',
    'bg-neutral-700',
    'bg-neutral-800',
    'bg-neutral-900',
    'bg-neutral-950',
  ],
}

/** The shades 50 to 950 of each color. A press copies the variable. */
export default function Scales() {
  const toast = useToast()

  async function copy(variable: string) {
    await navigator.clipboard.writeText(`var(${variable})`)
    toast.add({ title: `Copied var(${variable})`, icon: 'lucide:check', color: 'success' })
  }

  return (
    <div className="grid w-full gap-4">
      {Object.entries(scales).map(([name, shades]) => (
        <div key={name} className="grid gap-1.5">
          <p className="text-xs font-medium text-highlighted">{name}</p>
          <div className="grid grid-cols-6 gap-1 sm:grid-cols-11">
            {shades.map((shade) => {
              const number = shade.split('-').at(-1)
              const variable = `--ui-color-${name}-${number}`
              return (
                <div key={shade} className="grid gap-1 text-center text-[0.6875rem] text-muted">
                  <Button
                    aria-label={`Copy ${variable}`}
                    variant="ghost"
                    color="neutral"
                    block
                    className={`h-9 rounded-md border-default ${shade}`}
                    onClick={() => copy(variable)}
                  />
                  {number}
                </div>
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}
