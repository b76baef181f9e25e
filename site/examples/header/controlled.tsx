import { Button, Header } from '@frond/ui'
import { useState } from 'react'

export const layout = 'page'

export default function HeaderControlled() {
  const [open, setOpen] = useState(false)

  return (
    <div className="w-full">
      <Header
        title="Acme"
        open={open}
        onOpenChange={setOpen}
        body={<p className="text-sm text-muted">Products, pricing and support.</p>}
      />
      <div className="p-4">
        <Button label="Open menu" color="neutral" variant="outline" onClick={() => setOpen(true)} />
      </div>
    </div>
  )
}
