import { Button, Error as ErrorPage } from '@frond/ui'

export const layout = 'page'

export default function ErrorLinks() {
  return (
    <ErrorPage
      error={{ status: 404, statusText: 'Component not found', message: 'It may have another name in this library.' }}
      render={<div />}
      className="min-h-96"
      links={
        <>
          <Button label="All components" to="/docs/components" />
          <Button label="Getting started" to="/docs/getting-started" color="neutral" variant="ghost" />
        </>
      }
    />
  )
}
