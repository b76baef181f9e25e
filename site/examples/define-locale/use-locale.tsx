import { App, extendLocale, useLocale } from '@frond/ui'
import { de } from '@frond/ui/locale/de'

const german = extendLocale(de, { messages: { shop: { delivery: 'Lieferung am {day}' } } })

function Delivery({ date }: { date: Date }) {
  const { code, t } = useLocale()
  const day = new Intl.DateTimeFormat(code, { dateStyle: 'full', timeZone: 'UTC' }).format(date)
  return <p className="text-sm">{t('shop.delivery', { day })}</p>
}

export default function LocaleOfTheApp() {
  return (
    <App locale={german}>
      <Delivery date={new Date(Date.UTC(2026, 10, 15))} />
    </App>
  )
}
