import { PageColumns, type PageColumnsProps } from '@frond/ui'

const heights = ['h-16', 'h-28', 'h-20', 'h-24', 'h-32', 'h-16']

export default function PageColumnsPlayground(props: PageColumnsProps) {
  return (
    <PageColumns {...props}>
      {heights.map((height, index) => (
        <div key={index} className={`${height} grid place-items-center rounded-lg bg-elevated text-muted`}>
          {index + 1}
        </div>
      ))}
    </PageColumns>
  )
}
