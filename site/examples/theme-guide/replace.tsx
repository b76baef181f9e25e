import { Button } from '@frond/ui'

export default function AddOrReplace() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button label="Added" className="uppercase" />
      <Button label="Replaced" className={() => 'cursor-pointer text-sm text-primary underline'} />
    </div>
  )
}
