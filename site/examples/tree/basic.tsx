import { Tree } from '@frond/ui'

const items = [
  {
    label: 'src',
    value: 'src',
    defaultExpanded: true,
    children: [
      {
        label: 'components',
        value: 'components',
        children: [
          { label: 'Header.tsx', value: 'header', icon: 'lucide:file-code' },
          { label: 'Footer.tsx', value: 'footer', icon: 'lucide:file-code' },
        ],
      },
      { label: 'main.tsx', value: 'main', icon: 'lucide:file-code' },
    ],
  },
  { label: 'package.json', value: 'package', icon: 'lucide:file-json' },
  { label: 'README.md', value: 'readme', icon: 'lucide:file-text' },
]

export default function BasicTree() {
  return <Tree aria-label="Project" items={items} defaultValue="main" className="max-w-xs" />
}
