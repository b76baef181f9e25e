import type { Token } from './islands/knobs'

/** Renders highlighted code. */
export function CodeTokens({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map(({ text, className }, index) =>
    className ? (
      <span key={index} className={className}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}
