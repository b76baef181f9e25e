import { Button } from '@frond/ui/button'

interface IslandLinkProps {
  /** Which island, and its props. */
  island: string
  props: object
  label: string
  /** Where the same can be read without script. */
  to: string
  className?: string
}

/** The place of a part that is fetched when somebody wants to see it: `fill-islands.ts` does it. */
export function IslandLink({ island, props, label, to, className }: IslandLinkProps) {
  return (
    <div data-server-island={island} data-props={JSON.stringify(props)} className={className}>
      <Button to={to} label={label} color="neutral" variant="outline" size="sm" trailingIcon="lucide:chevron-down" />
    </div>
  )
}
