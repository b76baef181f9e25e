import { App, LocaleSelect, Pagination, type Locale } from '@frond/ui'
import { en } from '@frond/ui/locale/en'
import { localeList } from '@frond/ui/locale/list'
import { loadLocale } from '@frond/ui/locale/load'
import { useState } from 'react'

export default function AppLocaleSelect() {
  const [locale, setLocale] = useState<Locale>(en)

  return (
    <App locale={locale}>
      <div lang={locale.code} dir={locale.dir} className="grid grid-cols-1 justify-items-center gap-4">
        <LocaleSelect
          locales={localeList}
          searchInput
          value={locale.code}
          onValueChange={async (_code, { code }) => setLocale(await loadLocale(code as 'en'))}
          className="w-56"
        />
        <Pagination total={50} />
      </div>
    </App>
  )
}
