import { Separator } from '@frond/ui'

export default function BasicSeparator() {
  return (
    <div className="w-full max-w-sm">
      <p className="text-sm">Drafts are kept for thirty days.</p>
      <Separator className="my-4" />
      <p className="text-sm">Published pages stay until you delete them.</p>
    </div>
  )
}
