import { ContentSearch, ContentSearchButton, type ContentSearchProps } from '@frond/ui'

const path = '/docs/components/content-search'

const navigation = [
  { title: 'Usage', path: `${path}#usage`, icon: 'lucide:square-play' },
  { title: 'Examples', path: `${path}#examples`, icon: 'lucide:box' },
  { title: 'Theme', path: `${path}#theme`, icon: 'lucide:palette' },
]

export default function ContentSearchPlayground(props: Partial<ContentSearchProps>) {
  return (
    <div className="w-full max-w-xs">
      <ContentSearchButton collapsed={false} kbds={[]} />
      <ContentSearch navigation={navigation} shortcut="" {...props} />
    </div>
  )
}
