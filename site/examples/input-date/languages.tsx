import { createCalendar } from '@frond/ui/date'
import { InputDate } from '@frond/ui'

export default function InputDateLanguages() {
  return (
    <div className="grid justify-items-start gap-3">
      <InputDate locale="de" aria-label="Anreise" lang="de" />
      <InputDate
        locale="ja-u-ca-japanese"
        createCalendar={createCalendar}
        defaultValue="2026-05-12"
        aria-label="到着日"
        lang="ja"
      />
      <div dir="rtl">
        <InputDate locale="ar-EG" defaultValue="2026-05-12" aria-label="تاريخ الوصول" lang="ar" />
      </div>
    </div>
  )
}
