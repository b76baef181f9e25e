import { CommandPalette, useContentSearch } from '@frond/ui'

const path = '/docs/composables/use-content-search'
const navigation = [{ title: 'Care', path, page: false, icon: 'lucide:leaf', children: [{ title: 'Watering', path }] }]
const files = [
  { id: path, title: 'Watering', titles: [], level: 1, content: 'Ferns like wet soil.' },
  { id: `${path}#usage`, title: 'Rain water', titles: ['Watering'], level: 2, content: 'It has no lime.' },
]

/** The functions make items for any CommandPalette. Type “lime”. */
export default function UseContentSearchPalette() {
  const { mapNavigationItems, postFilter } = useContentSearch()
  return (
    <CommandPalette
      className="w-full max-w-md"
      autoFocus={false}
      placeholder="Search the guide …"
      groups={[{ id: 'pages', label: 'Pages', items: mapNavigationItems(navigation, files), postFilter }]}
    />
  )
}
