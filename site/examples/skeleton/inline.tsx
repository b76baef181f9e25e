import { Skeleton } from '@frond/ui'

/** In a line of text, render a `span` with the height of the text. */
export default function InlineSkeleton() {
  return (
    <p className="text-sm">
      You have{' '}
      <Skeleton render={<span />} aria-label="Counting messages" className="inline-block h-3.5 w-8 align-middle" /> new
      messages.
    </p>
  )
}
