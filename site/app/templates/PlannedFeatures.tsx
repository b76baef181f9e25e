import { Icon } from '@frond/ui/icon'

/** The planned features of a template, each with an empty circle. */
export function PlannedFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className="mt-4 flex flex-col gap-2 text-sm text-toned">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2">
          <Icon name="lucide:circle-dashed" className="mt-0.5 size-4 shrink-0 text-dimmed" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
