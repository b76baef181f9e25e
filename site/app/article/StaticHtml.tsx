import { createContext, use, useState, type ComponentProps } from 'react'

/**
 * A part of a page that is HTML and stays HTML: React neither re-creates nor hydrates it, and it is not in the data the
 * page starts from. The server reads it here; in the browser the answer is nothing, because React keeps the inner HTML
 * it finds; after a client navigation the text comes with the payload.
 */
export interface StaticPart {
  readonly html: string
  /** Stylesheets of the islands inside. */
  readonly styles: readonly string[]
}

export type ReadStaticPart = (name: string) => StaticPart | undefined

export const StaticPartContext = createContext<ReadStaticPart>(() => undefined)

export interface StaticHtmlProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** What the server knows the part by. Give the element a `key` that changes with it. */
  name: string
  /** Known in the browser only after a client navigation. */
  html?: string
}

export function StaticHtml({ name, html, ...props }: StaticHtmlProps) {
  const read = use(StaticPartContext)
  // Kept for the life of the component: new loader data must not replace the HTML under the live islands inside.
  const [part] = useState(() => (html === undefined ? read(name) : { html, styles: [] }))

  return (
    <>
      {part?.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="island" />
      ))}
      <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: part?.html ?? '' }} />
    </>
  )
}
