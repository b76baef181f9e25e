import { Skeleton } from '@frond/ui'

export default function SkeletonThumbnail() {
  return (
    <div className="grid w-72 grid-cols-1 gap-4 rounded-lg bg-default p-5 border border-default">
      <div className="flex items-center gap-4">
        <Skeleton className="size-11 shrink-0 rounded-full bg-accented" />
        <div className="grid min-w-0 grid-cols-1 gap-2">
          <Skeleton className="h-4 w-40 max-w-full bg-accented" />
          <Skeleton className="h-4 w-24 max-w-full bg-accented" />
        </div>
      </div>
      <Skeleton className="h-14 w-full bg-accented" />
    </div>
  )
}
