import { App, defineLocale, InputNumber } from '@frond/ui'
import { useState } from 'react'

const languages = [
  { name: 'Deutsch', code: 'de' },
  { name: 'Français', code: 'fr' },
  { name: 'हिन्दी', code: 'hi' },
  { name: 'العربية', code: 'ar-EG' },
].map((language) =>
  defineLocale({ ...language, messages: { inputNumber: { increment: 'Increase', decrement: 'Decrease' } } }),
)

export default function InputNumberLanguages() {
  const [sum, setSum] = useState<number | null>(1234.5)

  return (
    <div className="grid grid-cols-1 gap-3">
      {languages.map((locale) => (
        <App key={locale.code} locale={locale} toaster={null}>
          <InputNumber aria-label={`Sum, ${locale.name}`} value={sum} onValueChange={setSum} />
        </App>
      ))}
    </div>
  )
}
