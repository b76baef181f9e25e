import { ContentSearch, ContentSearchButton, type ContentSearchFn } from '@frond/ui'

const path = '/docs/components/content-search'
const topics = ['Ferns', 'Moss', 'Lichen', 'Horsetail', 'Clubmoss', 'Liverwort']

/** Stands for a request to your server, such as `fetch('/api/search?q=…', { signal })`. */
const searchOnServer: ContentSearchFn = async (term, { limit }) => {
  await new Promise((resolve) => setTimeout(resolve, 400))
  const found = topics.filter((topic) => topic.toLowerCase().includes(term.toLowerCase()))
  return found.slice(0, limit).map((title) => ({
    id: `${path}#${title.toLowerCase()}`,
    title,
    titles: ['Plants'],
    level: 2,
    snippets: [`Where ${title.toLowerCase()} grows`, 'and what it needs'],
  }))
}

const links = [{ label: 'All plants', to: path, icon: 'lucide:leaf' }]

export default function ContentSearchServer() {
  return (
    <div className="w-full max-w-xs">
      <ContentSearchButton collapsed={false} label="Search plants" kbds={[]} />
      <ContentSearch
        links={links}
        search={searchOnServer}
        placeholder="Try moss"
        shortcut=""
        colorMode={false}
        preserveGroupOrder
      />
    </div>
  )
}
