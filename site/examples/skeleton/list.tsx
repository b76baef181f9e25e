import { Skeleton } from '@frond/ui'

const rows = ['w-3/5', 'w-2/5', 'w-1/2', 'w-1/3']

export default function SkeletonList() {
  return (
    <Skeleton aria-label="Loading messages" className="w-full max-w-md divide-y divide-default">
      {rows.map((width) => (
        <div key={width} className="flex items-center gap-3 py-3">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="ms-auto h-3 w-10" />
        </div>
      ))}
    </Skeleton>
  )
}
