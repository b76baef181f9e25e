import { ProgressGroup } from '@frond/ui'

const languages = [
  { label: 'TypeScript', value: 71, color: '#3178c6' },
  { label: 'CSS', value: 18, color: 'rebeccapurple' },
  { label: 'HTML', value: 11, color: 'oklch(0.68 0.19 40)' },
]

export default function ProgressGroupCssColors() {
  return <ProgressGroup aria-label="Languages" items={languages} size="sm" />
}
