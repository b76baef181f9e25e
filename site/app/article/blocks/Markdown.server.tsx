import { Fragment } from 'react'

/** Renders a sentence from a doc comment or a change file. Only inline `code` is formatted. */
export function Markdown({ text }: { text: string }) {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>))
}
