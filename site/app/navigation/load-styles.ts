const STYLE_LIMIT_MS = 3000

/** Adds stylesheets the page does not have yet, and waits for them: what they style must not be shown before. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map(loadStyle))
}

async function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return
  await new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    // A page without one of its stylesheets is better than no page.
    link.onload = link.onerror = () => resolve()
    setTimeout(resolve, STYLE_LIMIT_MS)
    document.head.append(link)
  })
}
