import { ContentSearch, ContentSearchButton } from '@frond/ui'

const path = '/docs/components/content-search'

const navigation = [{ title: 'Care', page: false, children: [{ title: 'Watering', path, icon: 'lucide:droplets' }] }]

const files = [
  { id: path, title: 'Watering', titles: [], level: 1, content: 'Ferns like soil that never dries out.' },
  {
    id: `${path}#usage`,
    title: 'Rain water',
    titles: ['Watering'],
    level: 2,
    content: 'It has no lime, which leaves white marks on the leaves.',
  },
  {
    id: `${path}#examples`,
    title: 'Holidays',
    titles: ['Watering'],
    level: 2,
    content: 'A bottle in the soil keeps a plant wet for two weeks.',
  },
]

/** Type “lime” or “bottle”: the text of all sections is searched. */
export default function ContentSearchFiles() {
  return (
    <div className="w-full max-w-xs">
      <ContentSearchButton collapsed={false} label="Search the guide" kbds={[]} />
      <ContentSearch navigation={navigation} files={files} shortcut="" colorMode={false} />
    </div>
  )
}
