import { Skeleton } from '@frond/ui'

export default function SkeletonThumbnail() {
  return (
    <div className="grid w-72 gap-4 rounded-lg bg-default p-5 border border-default">
      <div className="flex items-center gap-4">
        <Skeleton className="size-11 rounded-full bg-accented" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-40 bg-accented" />
          <Skeleton className="h-4 w-24 bg-accented" />
        </div>
      </div>
      <Skeleton className="h-14 w-full bg-accented" />
    </div>
  )
}
