import { Button, FieldGroup } from '@frond/ui'
import { useState } from 'react'

const formats = [
  { label: 'Bold', icon: 'lucide:bold' },
  { label: 'Italic', icon: 'lucide:italic' },
  { label: 'Underline', icon: 'lucide:underline' },
]

export default function FieldGroupToggleGroup() {
  const [pressed, setPressed] = useState(['Bold'])

  function toggle(label: string) {
    setPressed(pressed.includes(label) ? pressed.filter((other) => other !== label) : [...pressed, label])
  }

  return (
    <FieldGroup role="group" aria-label="Text format">
      {formats.map(({ label, icon }) => (
        <Button
          key={label}
          icon={icon}
          aria-label={label}
          aria-pressed={pressed.includes(label)}
          active={pressed.includes(label)}
          color="neutral"
          variant="outline"
          activeVariant="soft"
          onClick={() => toggle(label)}
        />
      ))}
    </FieldGroup>
  )
}
