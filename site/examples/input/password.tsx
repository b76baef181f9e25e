import { Button, Input } from '@frond/ui'
import { useState } from 'react'

export default function PasswordInput() {
  const [visible, setVisible] = useState(false)

  return (
    <Input
      aria-label="Password"
      autoComplete="new-password"
      type={visible ? 'text' : 'password'}
      defaultValue="correct horse"
      renderTrailing={
        <Button
          icon={visible ? 'lucide:eye-off' : 'lucide:eye'}
          size="xs"
          color="neutral"
          variant="ghost"
          aria-label="Show the password"
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
