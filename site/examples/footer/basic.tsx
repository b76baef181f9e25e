import { Footer, NavigationMenu } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Docs', to: '/docs/getting-started' },
  { label: 'Releases', to: '/releases' },
]

export default function BasicFooter() {
  return (
    <Footer left="Released under the MIT License" className="w-full">
      <NavigationMenu items={items} variant="link" color="neutral" aria-label="Footer" />
    </Footer>
  )
}
