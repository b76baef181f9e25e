import {
  amber,
  applyColors,
  applyRadius,
  black,
  blue,
  cyan,
  emerald,
  fuchsia,
  gray,
  green,
  indigo,
  lime,
  neutral,
  orange,
  pink,
  purple,
  red,
  rose,
  sky,
  slate,
  stone,
  teal,
  violet,
  withoutTransitions,
  yellow,
  zinc,
  type ColorScale,
} from '@frond/ui/colors'
import { useSyncExternalStore } from 'react'
import { sendEvent } from '../analytics/send-event.ts'
import { appConfig } from '../app-config.ts'

/** Colors that a visitor can choose as primary, besides black. */
export const primaries = {
  red,
  orange,
  amber,
  yellow,
  lime,
  green,
  emerald,
  teal,
  cyan,
  sky,
  blue,
  indigo,
  violet,
  purple,
  fuchsia,
  pink,
  rose,
} as const satisfies Record<string, ColorScale>

export const neutrals = { slate, gray, zinc, neutral, stone } as const satisfies Record<string, ColorScale>

/** Radius values in rem. */
export const radii = [0, 0.125, 0.25, 0.375, 0.5] as const

export type PrimaryName = keyof typeof primaries
export type NeutralName = keyof typeof neutrals
export type Radius = (typeof radii)[number]

export interface ThemeChoice {
  readonly primary: PrimaryName
  /** If set, black is shown instead of `primary`, which is kept. */
  readonly blackAsPrimary: boolean
  readonly neutral: NeutralName
  readonly radius: Radius
}

export const defaultTheme: ThemeChoice = {
  ...appConfig.theme,
  primary: appConfig.colors.primary,
  neutral: appConfig.colors.neutral,
}

const keys: Readonly<Record<keyof ThemeChoice, string>> = {
  primary: 'frond-primary',
  blackAsPrimary: 'frond-black-as-primary',
  neutral: 'frond-neutral',
  radius: 'frond-radius',
}

// If storage is blocked or full, a choice lasts until the page is closed.
const unsaved = new Map<string, string | null>()

function readText(key: string): string | null {
  const kept = unsaved.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, value)
  }
}

function isNameIn<Names extends object>(name: string | null, names: Names): name is Extract<keyof Names, string> {
  return name !== null && Object.hasOwn(names, name)
}

/** Reads the stored theme. Missing or invalid values get their defaults. */
function readTheme(): ThemeChoice {
  const primary = readText(keys.primary)
  const neutral = readText(keys.neutral)
  const radius = readText(keys.radius)
  return {
    primary: isNameIn(primary, primaries) ? primary : defaultTheme.primary,
    blackAsPrimary: readText(keys.blackAsPrimary) === 'true',
    neutral: isNameIn(neutral, neutrals) ? neutral : defaultTheme.neutral,
    radius: radii.find((each) => String(each) === radius) ?? defaultTheme.radius,
  }
}

let current: ThemeChoice | undefined
const listeners = new Set<() => void>()

function getTheme(): ThemeChoice {
  return (current ??= readTheme())
}

/** Stores a choice and applies it. Choosing a color turns black off. */
export function chooseTheme(choice: Partial<ThemeChoice>): void {
  const next = choice.primary ? { blackAsPrimary: false, ...choice } : choice
  for (const [name, value] of Object.entries(next)) writeText(keys[name as keyof ThemeChoice], String(value))
  refreshTheme()
  sendEvent('Theme')
}

/** Resets the theme to its defaults. */
export function resetTheme(): void {
  for (const key of Object.values(keys)) writeText(key, null)
  refreshTheme()
}

/** Applies the stored theme. Only custom properties of the root element change, so nothing re-renders. */
export function refreshTheme(): void {
  current = readTheme()
  const { dataset } = document.documentElement
  const { primary, neutral, radius } = current
  withoutTransitions(() => {
    applyColors({ primary: scaleOf(getTheme()), neutral: neutrals[neutral] })
    applyRadius(radius)
  })
  dataset.primary = getTheme().blackAsPrimary ? 'black' : primary
  dataset.neutral = neutral
  for (const listener of listeners) listener()
}

/** The color scale that is shown as primary. */
export function scaleOf({ primary, blackAsPrimary }: ThemeChoice): ColorScale {
  return blackAsPrimary ? black : primaries[primary]
}

export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, getTheme, () => defaultTheme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
