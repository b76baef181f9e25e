import { Fragment } from 'react'

/** A sentence from a doc comment or a change file: `code` is marked, the rest is text. */
export function Markdown({ text }: { text: string }) {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>))
}
