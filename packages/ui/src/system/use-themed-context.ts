'use client'

import { useMemo } from 'react'
import { colorNames } from '../theme/color-names.ts'
import type { ThemeConfig } from '../theme/create-theme.ts'
import type { OverrideLayer } from './component-override.ts'
import { useFrond, type FrondContextValue } from './frond-context.ts'
import { addOverrides } from './theme-overrides.ts'

/** The parent context, extended by a theme and further settings. */
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

/** The settings without those that are `undefined`. */
export function given<Settings extends object>(settings?: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settings ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<Settings>
}
