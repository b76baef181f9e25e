import { App, Button, defineLocale, Modal } from '@frond/ui'

const arabic = defineLocale({
  name: 'العربية',
  code: 'ar',
  dir: 'rtl',
  messages: { modal: { close: 'إغلاق' } },
})

export default function AppInArabic() {
  return (
    <App locale={arabic}>
      <div lang="ar" dir="rtl">
        <Modal title="مرحبا" description="اقرأ من اليمين إلى اليسار." trigger={<Button label="افتح" />} />
      </div>
    </App>
  )
}
