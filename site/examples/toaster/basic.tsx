import { App, Button, useToast } from '@frond/ui'

/** Shown on its own page, because a page has one active toaster. */
export const layout = 'page'

export default function BasicToaster() {
  return (
    <App toaster={{ position: 'top-center', duration: 3000 }}>
      <Greeting />
    </App>
  )
}

function Greeting() {
  const toast = useToast()
  return (
    <div className="p-6">
      <Button
        label="Say hello"
        onClick={() => toast.add({ title: 'Hello', description: 'Shown at the top for three seconds.' })}
      />
    </div>
  )
}
