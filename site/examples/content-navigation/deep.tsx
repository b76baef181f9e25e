import { ContentNavigation } from '@frond/ui'

const path = '/docs/components/content-navigation'

const navigation = [
  {
    title: 'API',
    path: '/api',
    icon: 'lucide:braces',
    children: [
      {
        title: 'Orders',
        page: false,
        path: '/api/orders',
        children: [
          {
            title: 'List orders',
            path: '/api/orders/list',
            badge: { label: 'GET', color: 'success', variant: 'soft' },
          },
          { title: 'Create an order', path, badge: { label: 'POST', color: 'info', variant: 'soft' } },
        ],
      },
      {
        title: 'Customers',
        page: false,
        path: '/api/customers',
        children: [{ title: 'Find a customer', path: '/api/customers/find' }],
      },
    ],
  },
  { title: 'Status page', path: 'https://example.org', icon: 'lucide:activity', target: '_blank' },
] as const

/** Only the folders above the current page are open. “API” is a page, so it has a separate button. */
export default function DeepContentNavigation() {
  return <ContentNavigation aria-label="API" navigation={navigation} defaultOpen className="w-full max-w-64" />
}
