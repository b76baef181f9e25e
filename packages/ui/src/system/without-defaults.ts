import type { ThemeShape } from '../theme/define-theme.ts'
import type { FrondContextValue } from './frond-context.ts'

/**
 * The options of a theme whose parts look by themselves as its defaults say, so that those need no class: what is written
 * once per item of a list makes pages long. A theme of the application may style defaults too, so there all are named.
 */
export function withoutDefaults<Options extends object>(
  frond: FrondContextValue,
  theme: ThemeShape,
  options: Options,
  defaults: object,
): Options {
  if (frond.components[theme.name]) return options
  const own = { ...options } as Record<string, unknown>
  for (const name in options) {
    if (own[name] === (defaults as Record<string, unknown>)[name]) own[name] = undefined
  }
  return own as Options
}
