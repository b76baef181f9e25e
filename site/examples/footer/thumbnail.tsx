import { Footer, NavigationMenu } from '@frond/ui'

const items = [
  { label: 'Docs', to: '/docs/getting-started' },
  { label: 'Team', to: '/team' },
  { label: 'Releases', to: '/releases' },
]

export default function FooterThumbnail() {
  return (
    <div className="flex h-96 w-full flex-col justify-end">
      <Footer left="MIT License" className="w-full">
        <NavigationMenu
          items={items}
          variant="link"
          color="neutral"
          aria-label="Footer"
          ui={{ list: 'flex-wrap justify-center' }}
        />
      </Footer>
    </div>
  )
}
