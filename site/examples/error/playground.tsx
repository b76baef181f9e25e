import { Error as ErrorPage, type ErrorProps } from '@frond/ui'

export const layout = 'page'

/** A docs page already has a `main` element, so this one is a `div`. */
export default function ErrorPlayground(props: ErrorProps) {
  return <ErrorPage redirect="/docs/components" render={<div />} className="min-h-80" {...props} />
}
