import { Button, Progress } from '@frond/ui'
import { useEffect, useState } from 'react'

export default function UploadProgress() {
  const [percent, setPercent] = useState<number>()
  const uploading = percent !== undefined && percent < 100

  useEffect(() => {
    if (!uploading) return
    const timer = setTimeout(() => setPercent((done = 0) => Math.min(100, done + 7)), 150)
    return () => clearTimeout(timer)
  }, [uploading, percent])

  return (
    <div className="grid w-full grid-cols-1 justify-items-start gap-4">
      <Button label="Upload holiday.mp4" icon="lucide:upload" loading={uploading} onClick={() => setPercent(0)} />
      {percent !== undefined && (
        <Progress
          aria-label="Upload of holiday.mp4"
          value={percent}
          color={uploading ? 'primary' : 'success'}
          size="sm"
          status
        />
      )}
    </div>
  )
}
