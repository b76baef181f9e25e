import { Footer, NavigationMenu, type FooterProps } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Docs', to: '/docs/getting-started' },
  { label: 'Releases', to: '/releases' },
]

export default function FooterPlayground(props: FooterProps) {
  return (
    <Footer {...props}>
      <NavigationMenu items={items} variant="link" color="neutral" aria-label="Pages" />
    </Footer>
  )
}
