import { Button, Collapsible } from '@frond/ui'

/** Search the page for “cellar”: the browser finds the closed content and opens it. */
export default function FindInPageCollapsible() {
  return (
    <Collapsible
      className="max-w-sm"
      unmountOnHide={false}
      content={<p className="pt-3 text-sm text-muted">The key to the cellar hangs behind the kitchen door.</p>}
    >
      <Button label="House rules" icon="lucide:house" color="neutral" variant="outline" />
    </Collapsible>
  )
}
