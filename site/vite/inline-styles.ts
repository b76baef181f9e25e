const stylesheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="(?:route|island)"\/>/g

/** Longer stylesheets (in characters) stay files, for example the one of all components, which only the gallery links. */
const MAX_INLINE_LENGTH = 200_000

/**
 * Replaces the links to the stylesheets of a page by their text, so that the first paint waits for no other request. The
 * links stay in the page with `disabled`: the browser does not load them, but React, Vite and `loadStyles` find them and do
 * not load the stylesheets again.
 *
 * @param readStyles Returns the text of a stylesheet.
 */
export function inlineStyles(html: string, readStyles: (href: string) => string): string {
  return html.replace(stylesheetLink, (link, href: string) => {
    const css = readStyles(href)
    if (css.length > MAX_INLINE_LENGTH || css.includes('</style')) return link
    return `<style>${css}</style>${link.replace('/>', ' disabled>')}`
  })
}
