import { Button } from '@frond/ui'

const tools = [
  { icon: 'lucide:bold', name: 'Bold' },
  { icon: 'lucide:italic', name: 'Italic' },
  { icon: 'lucide:underline', name: 'Underline' },
  { icon: 'lucide:link', name: 'Add a link' },
]

export default function IconOnlyButtons() {
  return (
    <div role="group" aria-label="Text style" className="flex flex-wrap gap-1">
      {tools.map(({ icon, name }) => (
        <Button key={name} icon={icon} aria-label={name} color="neutral" variant="ghost" />
      ))}
    </div>
  )
}
