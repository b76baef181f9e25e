import { Button, Header } from '@frond/ui'
import { useState } from 'react'

export const layout = 'page'

export default function HeaderControlled() {
  const [open, setOpen] = useState(false)

  return (
    <div className="w-full">
      <Header
        title="Bakery"
        open={open}
        onOpenChange={setOpen}
        body={<p className="text-sm text-muted">Bread, rolls, and cake on Sundays.</p>}
      />
      <div className="p-4">
        <Button label="What we bake" color="neutral" variant="outline" onClick={() => setOpen(true)} />
      </div>
    </div>
  )
}
