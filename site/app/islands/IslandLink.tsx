import { Button } from '@frond/ui/button'

interface IslandLinkProps {
  /** Which island, and its props. */
  island: string
  props: object
  label: string
  /** Where the same can be read without script. */
  to: string
  /** Puts the button in the middle. What takes its place starts at the edge. */
  centered?: boolean
  className?: string
}

/** The place of a part that is fetched when somebody wants to see it: `fill-islands.ts` does it. */
export function IslandLink({ island, props, label, to, centered, className }: IslandLinkProps) {
  return (
    <div data-server-island={island} data-props={JSON.stringify(props)} className={className}>
      <Button
        to={to}
        label={label}
        color="neutral"
        variant="outline"
        size="sm"
        trailingIcon="lucide:chevron-down"
        className={centered ? 'mx-auto flex w-fit' : undefined}
      />
    </div>
  )
}
