import { Error as ErrorPage } from '@frond/ui'

export const layout = 'page'

export default function ErrorIcon() {
  return (
    <ErrorPage
      icon="lucide:wifi-off"
      error={{ statusMessage: 'You are offline', message: 'What you wrote is kept until you are back.' }}
      clear={false}
      render={<div />}
      className="min-h-80"
    />
  )
}
