import { Icon, Splitter, type SplitterItem } from '@frond/ui'

const items: SplitterItem[] = [
  { label: 'Before', render: ({ size }) => <p className="p-4">{Math.round(size)} %</p> },
  { label: 'After', render: ({ size }) => <p className="p-4">{Math.round(size)} %</p> },
]

export default function OwnSplitterHandle() {
  return (
    <div className="h-40 w-full overflow-hidden rounded-lg border border-default text-sm">
      <Splitter
        items={items}
        resizeHandle={
          <span className="z-raised grid h-6 w-4 shrink-0 place-items-center rounded-sm border border-accented bg-default text-dimmed">
            <Icon name="lucide:grip-vertical" className="size-3" />
          </span>
        }
      />
    </div>
  )
}
