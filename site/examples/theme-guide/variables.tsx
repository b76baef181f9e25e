import { Button, Input } from '@frond/ui'

/** The tokens are custom properties: set one on an element, and everything inside follows. */
export default function Variables() {
  return (
    <div className="flex flex-wrap gap-2 rounded-lg bg-elevated p-5 [--ui-radius:1rem]">
      <Input aria-label="Search" placeholder="Search" />
      <Button label="Find" />
    </div>
  )
}
