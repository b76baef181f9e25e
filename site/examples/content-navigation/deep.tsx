import { ContentNavigation } from '@frond/ui'

const navigation = [
  {
    title: 'Guides',
    path: '/docs/getting-started',
    icon: 'lucide:book-open',
    children: [
      {
        title: 'Installation',
        page: false,
        path: '/docs/getting-started/installation',
        children: [
          { title: 'Vite', path: '/docs/getting-started/installation/vite' },
          { title: 'Next.js', path: '/docs/getting-started/installation/next' },
        ],
      },
      {
        title: 'Content',
        page: false,
        path: '/docs/components',
        children: [
          {
            title: 'Navigation',
            path: '/docs/components/content-navigation',
            badge: { label: 'New', color: 'success', variant: 'soft' },
          },
          { title: 'Search', path: '/docs/components/content-search' },
        ],
      },
    ],
  },
  { title: 'Status page', path: 'https://example.org', icon: 'lucide:activity', target: '_blank' },
] as const

/** Only the folders above the current page are open. “Guides” is a page, so it has a separate button. */
export default function DeepContentNavigation() {
  return <ContentNavigation aria-label="Guides" navigation={navigation} defaultOpen className="w-full max-w-64" />
}
