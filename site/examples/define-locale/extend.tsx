import { App, Button, extendLocale, Modal } from '@frond/ui'
import { en } from '@frond/ui/locale/en'

const friendly = extendLocale(en, { messages: { modal: { close: 'Back to what I was doing' } } })

export default function ExtendedLocale() {
  return (
    <App locale={friendly}>
      <Modal title="Shortcuts" trigger={<Button label="Open" color="neutral" variant="outline" />}>
        Rest the pointer on the close button, or listen to its name.
      </Modal>
    </App>
  )
}
