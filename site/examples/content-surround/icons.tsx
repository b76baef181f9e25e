import { ContentSurround } from '@frond/ui'

const surround = [
  {
    title: 'Watering',
    path: '/docs/components/content-surround',
    description: 'How much, and how often.',
    icon: 'lucide:droplets',
  },
  {
    title: 'Light',
    path: '/docs/components/content-surround',
    description: 'Why a north window is a good place.',
    icon: 'lucide:sun',
  },
]

export default function ContentSurroundIcons() {
  return <ContentSurround surround={surround} className="w-full" />
}
