import { ContentNavigation } from '@frond/ui'

const path = '/docs/components/content-navigation'

const navigation = [
  {
    title: 'Guide',
    path: '/guide',
    page: false,
    icon: 'lucide:book-open',
    children: [
      { title: 'Installation', path: '/docs/getting-started/installation/vite' },
      { title: 'Navigation', path },
    ],
  },
  {
    title: 'Components',
    path: '/components',
    page: false,
    icon: 'lucide:box',
    children: [
      { title: 'Accordion', path: '/docs/components/accordion' },
      { title: 'Tree', path: '/docs/components/tree' },
    ],
  },
  { title: 'Releases', path: '/releases', icon: 'lucide:rocket', badge: 'New' },
]

export default function BasicContentNavigation() {
  return <ContentNavigation aria-label="Handbook" navigation={navigation} className="w-full max-w-60" />
}
