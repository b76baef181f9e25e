import { Icon, type IconValue } from '@frond/ui/icon'

export interface Step {
  readonly title: string
  readonly description: string
  /** Replaces the step number. */
  readonly icon?: IconValue
}

/** A numbered list of steps. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, description, icon }, index) => (
        <li key={title} className="border-t border-default pt-6">
          <span className="flex size-8 items-center justify-center rounded-full bg-primary/10 font-mono text-sm font-medium text-primary ring ring-primary/20 ring-inset">
            {icon ? <Icon name={icon} className="size-4" /> : index + 1}
          </span>
          <h3 className="mt-4 font-semibold text-highlighted">{title}</h3>
          <p className="mt-1.5 text-sm/6 text-pretty text-muted">{description}</p>
        </li>
      ))}
    </ol>
  )
}
