// Type tests for InputMenu. Only the compiler checks this file.
import { useState } from 'react'
import { InputMenu } from './InputMenu.tsx'

const airports = [
  { code: 'AMS', name: 'Amsterdam' },
  { code: 'OSL', name: 'Oslo' },
]

export function Keys() {
  const [code, setCode] = useState('AMS')
  const [perhaps, setPerhaps] = useState<string | null>(null)
  const [several, setSeveral] = useState<string[]>([])
  const [text, setText] = useState('')
  const [size, setSize] = useState<string | number | null>(null)
  return (
    <>
      <InputMenu items={airports} valueKey="code" labelKey="name" value={code} onValueChange={setCode} />
      <InputMenu items={airports} valueKey="code" clear value={perhaps} onValueChange={setPerhaps} />
      <InputMenu items={airports} valueKey="code" multiple clear value={several} onValueChange={setSeveral} />
      <InputMenu items={airports} mode="autocomplete" value={text} onValueChange={setText} />
      <InputMenu
        items={airports}
        mode="autocomplete"
        valueModifiers={{ number: true, nullable: true }}
        value={size}
        onValueChange={setSize}
      />
      <InputMenu items={airports} multiple tagsItemText={({ item }) => item?.name} />
      {/* @ts-expect-error With `clear`, the value can be null. */}
      <InputMenu items={airports} valueKey="code" value={code} onValueChange={setCode} clear />
      {/* @ts-expect-error Typed text has no item. */}
      <InputMenu items={airports} mode="autocomplete" onValueChange={(_, item) => item.name} />
      {/* @ts-expect-error With `multiple`, the value is an array. */}
      <InputMenu items={airports} multiple value="AMS" />
    </>
  )
}
