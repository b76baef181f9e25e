import { FormField, Input } from '@frond/ui'
import { useState } from 'react'

export default function InputModifiers() {
  const [name, setName] = useState('Mira')
  const [nickname, setNickname] = useState<string | null>(null)
  const [city, setCity] = useState('Oslo')

  return (
    <div className="grid w-full max-w-xs gap-4">
      <FormField label="Name" help={`Trimmed: ${JSON.stringify(name)}`}>
        <Input value={name} valueModifiers={{ trim: true }} onValueChange={setName} />
      </FormField>
      <FormField label="Nickname" help={`Nullable: ${JSON.stringify(nickname)}`}>
        <Input value={nickname} valueModifiers={{ nullable: true }} onValueChange={setNickname} />
      </FormField>
      <FormField label="City" help={`Lazy: ${JSON.stringify(city)}`}>
        <Input value={city} valueModifiers={{ lazy: true }} onValueChange={setCity} />
      </FormField>
    </div>
  )
}
