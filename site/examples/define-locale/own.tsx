import { App, Button, defineLocale, Modal } from '@frond/ui'

const esperanto = defineLocale({
  name: 'Esperanto',
  code: 'eo',
  messages: { modal: { close: 'Fermi' } },
})

/** The close button of the dialog has its name from the locale. */
export default function OwnLocale() {
  return (
    <App locale={esperanto}>
      <Modal title="Saluton" trigger={<Button label="Malfermi" />}>
        La nomo de la butono supre venas el la lingvo.
      </Modal>
    </App>
  )
}
