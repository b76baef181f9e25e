import { App, Button, Error } from '@frond/ui'

/** Replaces the app if a component throws an error. */
export function ErrorPage() {
  return (
    <App>
      <Error
        error={{ status: 500, statusMessage: 'Something went wrong', message: 'Your saved changes are not lost.' }}
        links={<Button label="Reload the page" size="lg" onClick={() => location.reload()} />}
      />
    </App>
  )
}
