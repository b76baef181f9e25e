import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Switch } from '@frond/ui/switch'
import { useToast } from '@frond/ui/use-toast'
import { useState } from 'react'

const channels = [
  { label: 'Mentions', description: 'When someone mentions you.' },
  { label: 'Answers', description: 'When someone replies to you.' },
  { label: 'Summary', description: 'A weekly digest on Monday.' },
]

/** Settings that show a toast when saved. */
export default function Notify() {
  const [chosen, setChosen] = useState(['Mentions', 'Answers'])
  const toast = useToast()

  return (
    <Card
      title="Notifications"
      className="panel"
      ui={{ body: 'py-2 sm:py-2' }}
      footer={
        <Button
          label="Save"
          icon="lucide:check"
          variant="soft"
          block
          onClick={() =>
            toast.add({
              title: 'Settings saved',
              description: chosen.length > 0 ? chosen.join(', ') : 'You will not hear from us.',
              icon: 'lucide:circle-check',
              color: 'success',
            })
          }
        />
      }
    >
      {channels.map(({ label, description }) => (
        <Switch
          key={label}
          label={label}
          description={description}
          checked={chosen.includes(label)}
          onCheckedChange={(on) => setChosen(on ? [...chosen, label] : chosen.filter((each) => each !== label))}
          className="w-full flex-row-reverse justify-between gap-4 py-2"
        />
      ))}
    </Card>
  )
}
