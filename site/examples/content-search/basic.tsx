import { ContentSearch, ContentSearchButton } from '@frond/ui'

const path = '/docs/components/content-search'

const navigation = [
  {
    title: 'Getting started',
    path: '/docs/getting-started',
    page: false,
    children: [
      { title: 'Installation', path: `${path}#usage`, icon: 'lucide:square-play' },
      { title: 'Theme', path: `${path}#theme`, icon: 'lucide:palette' },
    ],
  },
  {
    title: 'Components',
    path: '/docs/components',
    page: false,
    children: [
      { title: 'Button', path: `${path}#examples`, icon: 'lucide:box' },
      { title: 'Calendar', path: `${path}#api`, icon: 'lucide:box' },
    ],
  },
]

export default function BasicContentSearch() {
  return (
    <div className="w-full max-w-xs">
      <ContentSearchButton collapsed={false} kbds={[]} />
      <ContentSearch navigation={navigation} shortcut="" />
    </div>
  )
}
