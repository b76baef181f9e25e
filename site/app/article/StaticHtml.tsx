import { createContext, use, useState, type ComponentProps } from 'react'

/**
 * A part of a page that stays static HTML. React does not hydrate it, and the page data does not contain it. The server
 * renders the stored HTML. When the browser hydrates, the HTML is an empty string, because React keeps the existing
 * inner HTML. After a client navigation, the HTML comes from the payload.
 */
export interface StaticPart {
  readonly html: string
  /** Stylesheets of the islands inside the HTML. */
  readonly styles: readonly string[]
}

/** A position in HTML at which it can be split, and the estimated height in px of the article above it. */
export type HtmlSplit = readonly [height: number, position: number]

export type ReadStaticPart = (name: string) => StaticPart | undefined

export const StaticPartContext = createContext<ReadStaticPart>(() => undefined)

export interface StaticHtmlProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The key under which the server stored the HTML. Give the element a `key` that changes with it. */
  name: string
  /** In the browser, set only after a client navigation. */
  html?: string
}

export function StaticHtml({ name, html, ...props }: StaticHtmlProps) {
  const read = use(StaticPartContext)
  // Keep the first HTML while the component is mounted: new loader data must not replace the HTML under hydrated
  // islands.
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
