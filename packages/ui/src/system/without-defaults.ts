import type { ThemeShape } from '../theme/define-theme.ts'
import type { FrondContextValue } from './frond-context.ts'

/**
 * Removes options that have their default value, so that no class is written for them. For themes whose base classes include
 * the defaults: in a long list, fewer classes per item make the HTML smaller. If the application overrides the theme, all
 * options stay, because the override may style the defaults, too.
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
