const STYLE_LIMIT_MS = 3000

const loaded = new Map<string, Promise<void>>()

/**
 * Adds stylesheets the page does not have yet, and waits for them: what they style must not be shown before. Nothing is
 * fetched of those whose text is known.
 */
export async function loadStyles(hrefs: readonly string[] = [], texts: readonly string[] = []): Promise<void> {
  await Promise.all(
    hrefs.map((href, index) => {
      const style = loaded.get(href) ?? loadStyle(href, texts[index])
      loaded.set(href, style)
      return style
    }),
  )
}

async function loadStyle(href: string, text: string | undefined): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return
  if (text !== undefined) return adoptStyle(text)
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

/** As an object, because the content security policy allows no text in a style element. */
function adoptStyle(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
