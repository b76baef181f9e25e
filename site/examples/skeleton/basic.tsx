import { Skeleton } from '@frond/ui'

export default function BasicSkeleton() {
  return (
    <Skeleton className="flex items-center gap-4">
      <Skeleton className="size-12 shrink-0 rounded-full" />
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <Skeleton className="h-4 w-56 max-w-full" />
        <Skeleton className="h-4 w-40 max-w-full" />
      </div>
    </Skeleton>
  )
}
