import { Switch } from '@frond/ui'
import { useState } from 'react'

const save = () => new Promise((resolve) => setTimeout(resolve, 1200))

export default function SavingSwitch() {
  const [visible, setVisible] = useState(true)
  const [loading, setLoading] = useState(false)

  async function change(next: boolean) {
    setLoading(true)
    try {
      await save()
      setVisible(next)
    } finally {
      setLoading(false)
    }
  }

  return (
    <Switch
      label="Public profile"
      description={loading ? 'Saving…' : visible ? 'Everybody can see it.' : 'Only you can see it.'}
      checked={visible}
      loading={loading}
      onCheckedChange={(next) => void change(next)}
    />
  )
}
