import { Container, Footer, FooterColumns } from '@frond/ui'

export const layout = 'page'

const columns = [
  {
    label: 'Product',
    children: [
      { label: 'Components', to: '/docs/components' },
      { label: 'Templates', to: '/templates' },
    ],
  },
  {
    label: 'Learn',
    children: [
      { label: 'Getting started', to: '/docs/getting-started' },
      { label: 'Releases', to: '/releases' },
    ],
  },
]

export default function FooterWithColumns() {
  return (
    <Footer
      className="w-full"
      left="Released under the MIT License"
      top={
        <Container>
          <FooterColumns columns={columns} />
        </Container>
      }
    />
  )
}
