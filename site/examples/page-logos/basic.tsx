import { PageLogos } from '@frond/ui'

const items = [
  { icon: 'simple-icons:react', label: 'React' },
  { icon: 'simple-icons:vite', label: 'Vite' },
  { icon: 'simple-icons:nextdotjs', label: 'Next.js' },
  { icon: 'simple-icons:typescript', label: 'TypeScript' },
  { icon: 'simple-icons:tailwindcss', label: 'Tailwind CSS' },
]

export default function BasicPageLogos() {
  return <PageLogos title="Works with the tools you know" items={items} />
}
