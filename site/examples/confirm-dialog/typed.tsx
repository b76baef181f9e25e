import { Button, ConfirmDialog, Input } from '@frond/ui'
import { useState } from 'react'

export default function TypedConfirmDialog() {
  const [text, setText] = useState('')

  return (
    <ConfirmDialog
      color="error"
      title="Delete account?"
      description="Type “acme” to confirm."
      confirmLabel="Delete account"
      confirm={{ disabled: text !== 'acme' }}
      content={{ initialFocus: () => document.querySelector<HTMLElement>('#account-name') }}
      trigger={<Button label="Delete account" color="error" variant="outline" />}
      onAfterLeave={() => setText('')}
    >
      <Input
        id="account-name"
        aria-label="Account name"
        placeholder="acme"
        value={text}
        onValueChange={setText}
        className="my-1 w-full"
      />
    </ConfirmDialog>
  )
}
