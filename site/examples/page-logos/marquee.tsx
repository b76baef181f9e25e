import { PageLogos } from '@frond/ui'

const items = [
  'lucide:leaf',
  'lucide:sprout',
  'lucide:trees',
  'lucide:flower',
  'lucide:clover',
  'lucide:palmtree',
  'lucide:shrub',
]

/** Props of the marquee: slower, and in reverse. */
export default function PageLogosMarquee() {
  return <PageLogos title="Hover to pause" items={items} marquee={{ reverse: true, className: '[--duration:40s]' }} />
}
