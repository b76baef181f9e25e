import { ContentSurround } from '@frond/ui'

const surround = [
  {
    title: 'Installation',
    path: '/docs/getting-started/installation/vite',
    description: 'Add the library to a project with Vite.',
  },
  {
    title: 'Design system',
    path: '/docs/getting-started/theme/design-system',
    description: 'Colors, sizes and the radius of all components.',
  },
]

export default function BasicContentSurround() {
  return <ContentSurround surround={surround} className="w-full" />
}
