import { Button, FooterColumns, Icon } from '@frond/ui'

const columns = [
  {
    label: 'Product',
    children: [
      { label: 'Features', to: '#features' },
      { label: 'Pricing', to: '#pricing' },
    ],
  },
  {
    label: 'Company',
    children: [
      { label: 'About', to: '#about' },
      { label: 'Contact', to: '#contact' },
    ],
  },
]

export default function FooterColumnsSides() {
  return (
    <FooterColumns
      aria-label="Company links"
      className="w-full"
      columns={columns}
      left={<Icon name="lucide:leaf" className="size-8 text-primary" />}
      right={
        <div className="grid gap-2 text-sm">
          <p className="font-semibold text-highlighted">Join the community</p>
          <Button label="Sign up" variant="soft" className="justify-self-start" />
        </div>
      }
    />
  )
}
