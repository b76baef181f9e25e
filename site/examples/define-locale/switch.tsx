import { App, Calendar, Listbox, RadioGroup } from '@frond/ui'
import { ar } from '@frond/ui/locale/ar'
import { de } from '@frond/ui/locale/de'
import { ja } from '@frond/ui/locale/ja'
import { useState } from 'react'

const languages = [ar, de, ja]

/** Names, weekdays, where a week begins and the side where a line does: all follow the language. */
export default function SwitchLanguage() {
  const [code, setCode] = useState(ar.code)
  const locale = languages.find((language) => language.code === code)!

  return (
    <App locale={locale}>
      <div className="grid w-full grid-cols-1 justify-items-center gap-6">
        <RadioGroup
          legend="Language"
          orientation="horizontal"
          items={languages.map((language) => ({ label: language.name, value: language.code }))}
          value={code}
          onValueChange={setCode}
        />
        <div lang={locale.code} dir={locale.dir} className="flex max-w-full flex-wrap items-start justify-center gap-8">
          <Calendar defaultValue="2026-11-15" />
          <Listbox aria-label={locale.name} items={[]} filter className="w-56" />
        </div>
      </div>
    </App>
  )
}
