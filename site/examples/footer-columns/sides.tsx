import { Button, FooterColumns, Icon } from '@frond/ui'

const columns = [
  {
    label: 'Garden',
    children: [
      { label: 'Beds', to: '#beds' },
      { label: 'Trees', to: '#trees' },
    ],
  },
  {
    label: 'Visit',
    children: [
      { label: 'Hours', to: '#hours' },
      { label: 'Way there', to: '#way' },
    ],
  },
]

export default function FooterColumnsSides() {
  return (
    <FooterColumns
      className="w-full"
      columns={columns}
      left={<Icon name="lucide:trees" className="size-8 text-primary" />}
      right={
        <div className="grid gap-2 text-sm">
          <p className="font-semibold text-highlighted">Plant something</p>
          <Button label="Become a member" variant="soft" className="justify-self-start" />
        </div>
      }
    />
  )
}
