import { ProgressGroup } from '@frond/ui'

const items = [
  { label: 'Pictures', value: 42, ui: { segment: '[--progress:42]' } },
  { label: 'Films', value: 21, color: 'info', ui: { segment: '[--progress:21]' } },
  { label: 'Letters', value: 8, color: 'warning', ui: { segment: '[--progress:8]' } },
] as const

/** The lengths are set with classes, because thumbnails run no JavaScript. */
export default function ProgressGroupThumbnail() {
  return <ProgressGroup aria-label="Storage" items={items} className="w-72" />
}
