import { Button } from '@frond/ui/button'

interface IslandLinkProps {
  /** The key of the island, and its props. */
  island: string
  props: object
  label: string
  /** A page with the same content, for visitors without script. */
  to: string
  /** Centers the button. The content that replaces it is not centered. */
  centered?: boolean
  className?: string
}

/** A placeholder for content that is fetched on demand. `fill-islands.ts` replaces it. */
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
