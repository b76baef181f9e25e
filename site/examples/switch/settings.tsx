import { Switch } from '@frond/ui'

const settings = [
  { label: 'Mentions', description: 'When someone mentions you.' },
  { label: 'Replies', description: 'When someone replies to you.' },
  { label: 'Weekly summary', description: 'Every Monday morning.' },
]

export default function SwitchSettings() {
  return (
    <div className="grid w-full max-w-md grid-cols-1 divide-y divide-default rounded-lg border border-default px-4">
      {settings.map(({ label, description }, index) => (
        <Switch
          key={label}
          label={label}
          description={description}
          defaultChecked={index < 2}
          className="w-full flex-row-reverse justify-between gap-4 py-3"
        />
      ))}
    </div>
  )
}
