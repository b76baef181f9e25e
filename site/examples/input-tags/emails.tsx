import { FormField, InputTags } from '@frond/ui'
import { useState } from 'react'

export default function EmailTags() {
  const [wrong, setWrong] = useState<string>()

  return (
    <FormField
      label="Invite"
      help="Paste a list, or press Enter after each address."
      error={wrong && `${wrong} is not an address, or it is there already.`}
      className="w-96"
    >
      <InputTags
        placeholder="name@example.com"
        inputMode="email"
        icon="lucide:mail"
        delimiter={/[,;\s]/}
        addOnPaste
        addOnBlur
        convertValue={(text) => (/^\S+@\S+\.\S+$/.test(text) ? text.toLowerCase() : undefined)}
        onInvalid={setWrong}
        onValueChange={() => setWrong(undefined)}
      />
    </FormField>
  )
}
