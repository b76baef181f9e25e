import { Button } from '@frond/ui'
import { useState } from 'react'

/** Simulates a request. */
const save = () => new Promise((resolve) => setTimeout(resolve, 1500))

export default function LoadingButton() {
  const [count, setCount] = useState(0)

  async function saveDraft() {
    await save()
    setCount(count + 1)
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button label="Save draft" icon="lucide:save" loadingAuto onClick={saveDraft} />
      <output className="text-sm text-muted">{count === 0 ? 'Not saved yet' : `Saved ${count} times`}</output>
    </div>
  )
}
