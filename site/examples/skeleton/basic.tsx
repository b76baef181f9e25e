import { Skeleton } from '@frond/ui'

export default function BasicSkeleton() {
  return (
    <Skeleton className="flex items-center gap-4">
      <Skeleton className="size-12 rounded-full" />
      <div className="grid gap-2">
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-4 w-40" />
      </div>
    </Skeleton>
  )
}
