'use client'

import { useLayoutEffect, useRef } from 'react'

/** A style element for CSS that is known only at run time, such as the colors of a theme. */
export function InlineStyles({ css, nonce }: { css: string; nonce?: string }) {
  const ref = useRef<HTMLStyleElement>(null)
  useLayoutEffect(() => {
    // If a Content-Security-Policy blocks the element, it has no style sheet.
    if (!ref.current?.sheet) return adoptStyles(css)
  }, [css])
  // Text and not HTML, because a page may require Trusted Types for HTML.
  return (
    <style ref={ref} nonce={nonce}>
      {css}
    </style>
  )
}

const adopted = new Map<string, { sheet: CSSStyleSheet; users: number }>()

/** Adds CSS as a constructed style sheet, which no Content-Security-Policy blocks. Equal CSS is added once. */
export function adoptStyles(css: string): () => void {
  // jsdom has no constructed style sheets.
  if (!('adoptedStyleSheets' in document)) return () => {}
  let entry = adopted.get(css)
  if (!entry) {
    entry = { sheet: new CSSStyleSheet(), users: 0 }
    entry.sheet.replaceSync(css)
    adopted.set(css, entry)
    document.adoptedStyleSheets.push(entry.sheet)
  }
  const { sheet } = entry
  entry.users += 1

  return () => {
    const current = adopted.get(css)
    if (!current || --current.users > 0) return
    adopted.delete(css)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
