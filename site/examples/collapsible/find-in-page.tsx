import { Button, Collapsible } from '@frond/ui'

/** Search the page for “parking”: the browser finds the closed content and opens it. */
export default function FindInPageCollapsible() {
  return (
    <Collapsible
      className="max-w-sm"
      unmountOnHide={false}
      content={<p className="pt-3 text-sm text-muted">Free parking is available behind the building.</p>}
    >
      <Button label="Getting here" icon="lucide:map-pin" color="neutral" variant="outline" />
    </Collapsible>
  )
}
