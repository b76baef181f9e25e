import { SelectMenu } from '@frond/ui'

const languages = [
  'Danish',
  'Dutch',
  'English',
  'Finnish',
  'French',
  'German',
  'Italian',
  'Polish',
  'Spanish',
  'Swedish',
]

export default function BasicSelectMenu() {
  return <SelectMenu aria-label="Language" items={languages} defaultValue="English" icon="lucide:languages" />
}
