import { Error as ErrorPage } from '@frond/ui'

export const layout = 'page'

export default function ErrorIcon() {
  return (
    <ErrorPage
      icon="lucide:wifi-off"
      error={{ statusMessage: 'You are offline', message: 'Your changes are saved when you are back online.' }}
      clear={false}
      render={<div />}
      className="min-h-80"
    />
  )
}
