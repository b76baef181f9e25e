'use client'

import { useMemo } from 'react'
import { colorNames } from '../theme/color-names.ts'
import type { ThemeConfig } from '../theme/create-theme.ts'
import type { OverrideLayer } from './component-override.ts'
import { useFrond, type FrondContextValue } from './frond-context.ts'
import { addOverrides } from './theme-overrides.ts'

/** The context above, with a theme and further settings laid over it. */
export function useThemedContext(
  theme: ThemeConfig | undefined,
  settings?: Partial<FrondContextValue>,
): FrondContextValue {
  const parent = useFrond()
  return useMemo(() => {
    const context = {
      ...parent,
      components: addOverrides(parent.components, theme?.components as Layers),
      ...given(settings),
    }
    const extra = Object.keys(theme?.colors ?? {}).filter((name) => !(colorNames as readonly string[]).includes(name))
    if (extra.length > 0) context.colors = [...(parent.colors ?? []), ...extra]
    if (theme?.icons) context.icons = { ...parent.icons, ...theme.icons }
    return context
  }, [parent, theme, settings])
}

type Layers = Readonly<Record<string, OverrideLayer | undefined>> | undefined

/** What was given: without the settings that are `undefined`. */
export function given<Settings extends object>(settings?: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settings ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<Settings>
}
