/**
 * The text of shadow-root.css, for shadow roots in a document without the stylesheet of the library. It declares on the host
 * what the stylesheet declares on the root and body of a document: tokens, text styles and registered properties. It is a
 * separate file, because these declarations would hide the tokens that a document with the stylesheet passes on.
 *
 * All rules are in the two lowest layers, so the file may be loaded before or after the stylesheet.
 *
 * @param tokens The text of tokens.css.
 * @param css The complete stylesheet.
 */
export function toShadowRootCss(tokens: string, css: string): string {
  const [theme] = tokens.split('@layer components')
  return [
    theme!.replaceAll(':root', ':host').trimEnd(),
    '@layer theme {',
    `  :host, *, ::before, ::after { ${readInitialValues(css).join(' ')} }`,
    '}',
    '@layer base {',
    '  :host { color: var(--ui-text); font-family: var(--ui-font-sans); line-height: 1.5; -webkit-text-size-adjust: 100% }',
    '}',
    '',
  ].join('\n')
}

/** Browsers ignore `@property` in a shadow root, so each element declares the initial values. */
function readInitialValues(css: string): string[] {
  const values = new Map<string, string>()
  for (const [, name, body] of css.matchAll(/@property\s+(--[\w-]+)\s*\{([^}]*)\}/g)) {
    const value = /initial-value:\s*([^;]+)/.exec(body!)?.[1]?.trim() ?? 'initial'
    // In `calc()`, the zero of a property that is not registered is a number, not a length.
    values.set(name!, value === '0' && body!.includes('<length>') ? '0px' : value)
  }
  return [...values].map(([name, value]) => `${name}: ${value};`)
}
