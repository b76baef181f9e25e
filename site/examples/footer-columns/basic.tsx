import { FooterColumns } from '@frond/ui'

const columns = [
  {
    label: 'Product',
    children: [
      { label: 'Docs', to: '/docs/getting-started' },
      { label: 'Components', to: '/docs/components' },
    ],
  },
  {
    label: 'Learn',
    children: [
      { label: 'React', to: 'https://react.dev', target: '_blank' },
      { label: 'Accessible patterns', to: 'https://www.w3.org/WAI/ARIA/apg/', target: '_blank' },
    ],
  },
]

export default function BasicFooterColumns() {
  return <FooterColumns aria-label="Site map" columns={columns} className="w-full" />
}
