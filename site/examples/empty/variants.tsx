import { Empty } from '@frond/ui'

const variants = ['solid', 'outline', 'soft', 'subtle', 'naked'] as const

export default function EmptyVariants() {
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      {variants.map((variant) => (
        <Empty
          key={variant}
          variant={variant}
          size="sm"
          icon="lucide:inbox"
          title="No messages"
          description={variant}
        />
      ))}
    </div>
  )
}
