import type { Element, ElementContent } from 'hast'
import { createCssVariablesTheme, createHighlighter } from 'shiki'

/** Add the languages of your code here. */
const languages = ['bash', 'json', 'ts', 'tsx'] as const

const theme = createCssVariablesTheme()
const highlighter = await createHighlighter({ langs: [...languages], themes: [theme] })

/** The lines of the code, with a class such as `token-keyword` on each token. The colors are in `app.css`. */
export function highlight(code: string, language: string): ElementContent[] {
  const lang = languages.find((each) => each === language) ?? 'text'
  return highlighter.codeToTokensBase(code, { lang, theme }).flatMap((tokens, index) => {
    const line = span(
      'line',
      tokens.map(({ content, color }) => toToken(content, color)),
    )
    return index === 0 ? [line] : [{ type: 'text', value: '\n' }, line]
  })
}

/** The theme names colors by variables, for example `var(--shiki-token-keyword)`. */
function toToken(content: string, color = ''): ElementContent {
  const name = /--shiki-(token-[\w-]+)/.exec(color)?.[1]
  const text = { type: 'text', value: content } as const
  return name === undefined ? text : span(name, [text])
}

function span(className: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className: [className] }, children }
}
