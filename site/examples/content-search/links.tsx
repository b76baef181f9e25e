import { ContentSearch, ContentSearchButton, useToast } from '@frond/ui'

const links = [
  {
    label: 'Docs',
    icon: 'lucide:book-open',
    to: '/docs/getting-started',
    children: [
      { label: 'Components', to: '/docs/components' },
      { label: 'Composables', to: '/docs/composables/define-shortcuts' },
    ],
  },
  { label: 'Templates', icon: 'lucide:layout-template', to: '/templates' },
  { label: 'Releases', icon: 'lucide:rocket', to: '/releases', description: 'What is new in each version' },
]

/** Links of the site, and a group of commands. */
export default function ContentSearchLinks() {
  const toast = useToast()
  const groups = [
    {
      id: 'commands',
      label: 'Commands',
      items: [
        {
          label: 'Copy the install command',
          icon: 'lucide:clipboard',
          onSelect: () => toast.add({ title: 'Copied', icon: 'lucide:check' }),
        },
      ],
    },
  ]
  return (
    <div className="w-full max-w-xs">
      <ContentSearchButton collapsed={false} label="Go to …" kbds={[]} />
      <ContentSearch links={links} groups={groups} shortcut="" />
    </div>
  )
}
