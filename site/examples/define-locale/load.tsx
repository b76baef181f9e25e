import { App, Button, ConfirmDialog, type Locale, Select } from '@frond/ui'
import { localeList } from '@frond/ui/locale/list'
import { loadLocale } from '@frond/ui/locale/load'
import { useState, useTransition } from 'react'

const items = localeList.map(({ code, name }) => ({ label: name, value: code }))

/** The list contains only names. The messages of a language are fetched when the user selects it. */
export default function LoadLanguage() {
  const [locale, setLocale] = useState<Locale>()
  const [loading, startLoading] = useTransition()

  return (
    <App locale={locale}>
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label="Language"
          items={items}
          defaultValue="en"
          loading={loading}
          onValueChange={(code) =>
            startLoading(async () => {
              const loaded = await loadLocale(code)
              startLoading(() => setLocale(loaded))
            })
          }
          className="w-56"
        />
        <ConfirmDialog title="Delete the draft?" trigger={<Button label="Delete" color="error" variant="soft" />} />
      </div>
    </App>
  )
}
