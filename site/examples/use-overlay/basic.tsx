import { Button, Modal, useOverlay } from '@frond/ui'

export default function BasicUseOverlay() {
  const news = useOverlay().create(Modal, { props: { title: 'What is new' } })

  return <Button label="Open" onClick={() => news.open({ children: 'The calendar knows public holidays.' })} />
}
