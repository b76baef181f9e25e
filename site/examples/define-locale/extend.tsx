import { App, Button, defineLocale, extendLocale, Modal } from '@frond/ui'

const english = defineLocale({ name: 'English', code: 'en', messages: { modal: { close: 'Close' } } })
const friendly = extendLocale(english, { messages: { modal: { close: 'Back to what I was doing' } } })

export default function ExtendedLocale() {
  return (
    <App locale={friendly}>
      <Modal title="Shortcuts" trigger={<Button label="Open" color="neutral" variant="outline" />}>
        Rest the pointer on the close button, or listen to its name.
      </Modal>
    </App>
  )
}
