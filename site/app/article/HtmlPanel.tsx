export interface HtmlPanelProps {
  /** The content. Set only on the server: the browser keeps the existing HTML. */
  html?: string
  className?: string
}

/** Content of an island that stays static HTML. The island must not unmount it, because the browser does not have the HTML. */
export function HtmlPanel({ html = '', className }: HtmlPanelProps) {
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
