import { Button, Toaster, useToast } from '@frond/ui'

/** Shown on its own page, because a page has one active toaster. */
export const layout = 'page'

export default function ToasterMax() {
  const toast = useToast()

  return (
    <div className="flex flex-wrap gap-2 p-6">
      <Button label="Show the time" onClick={() => toast.add({ title: new Date().toLocaleTimeString() })} />
      <Button label="Clear" color="neutral" variant="outline" onClick={toast.clear} />
      <Toaster max={2} progress={false} />
    </div>
  )
}
