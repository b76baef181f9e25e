const STYLE_LIMIT_MS = 3000

const loaded = new Map<string, Promise<void>>()

/**
 * Adds stylesheets that the page does not have yet and waits for them, so that no unstyled content is shown.
 * Stylesheets whose text is given are not fetched.
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
    // Continue without the stylesheet if it fails: an unstyled page is better than no page.
    link.onload = link.onerror = () => resolve()
    setTimeout(resolve, STYLE_LIMIT_MS)
    document.head.append(link)
  })
}

/** Uses a constructed stylesheet, because the content security policy forbids inline style elements. */
function adoptStyle(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
