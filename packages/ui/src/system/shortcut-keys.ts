import { warn } from './warn.ts'

/** Keys pressed at the same time. */
export interface ShortcutStep {
  readonly key: string
  readonly meta: boolean
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
}

const aliases: Readonly<Record<string, string>> = {
  command: 'meta',
  control: 'ctrl',
  option: 'alt',
  esc: 'escape',
  space: ' ',
  return: 'enter',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
}
const modifierKeys = new Set(['meta', 'ctrl', 'shift', 'alt'])

/** Parses a shortcut such as `meta_k` or `g-d` into steps. Warns and returns `undefined` if it is invalid. */
export function parseShortcut(text: string): ShortcutStep[] | undefined {
  const steps: ShortcutStep[] = []
  // A dash or underscore at the beginning, or after a separator, is a key and no separator.
  for (const part of text.split(/(?<=[^_-])-/)) {
    const names = part.split(/(?<=[^_])_/).map((name) => {
      const lower = name.toLowerCase()
      return Object.hasOwn(aliases, lower) ? aliases[lower]! : lower
    })
    const keys = names.filter((name) => !modifierKeys.has(name))
    if (keys.length !== 1 || keys[0] === '') {
      warn(
        'useShortcuts',
        `"${text}" is not a shortcut. Join keys that are pressed together with "_" (meta_k) and keys that are pressed one after another with "-" (g-d). Each step needs exactly one key besides meta, ctrl, shift and alt.`,
      )
      return undefined
    }
    steps.push({
      key: keys[0]!,
      meta: names.includes('meta'),
      ctrl: names.includes('ctrl'),
      shift: names.includes('shift'),
      alt: names.includes('alt'),
    })
  }
  return steps
}

/** Keys that Shift does not change into another key, so Shift must match. Other keys, such as `?`, may need Shift to be typed. */
const unshifted = /^(?:[a-z]|arrow\w+|tab|escape|enter|backspace)$/

export function stepMatches(
  step: ShortcutStep,
  event: KeyboardEvent,
  { onMac, byCode }: { onMac: boolean; byCode: boolean },
): boolean {
  const ctrl = onMac ? step.ctrl : step.ctrl || step.meta
  const meta = onMac && step.meta
  if (event.ctrlKey !== ctrl || event.metaKey !== meta || event.altKey !== step.alt) return false

  const shiftMatters =
    step.shift || unshifted.test(step.key) || (event.shiftKey && (event.metaKey || event.ctrlKey)) || byCode
  if (shiftMatters && event.shiftKey !== step.shift) return false

  // With Alt, a key types another character (⌥1 is ¡ on macOS), so the physical key is compared.
  return (byCode || step.alt) && event.code ? event.code === toCode(step.key) : event.key.toLowerCase() === step.key
}

const codes: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '-': 'Minus',
  '=': 'Equal',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  '\\': 'Backslash',
  ';': 'Semicolon',
  "'": 'Quote',
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
  '`': 'Backquote',
}

/** `k` → `KeyK`, `1` → `Digit1`, `arrowup` → `ArrowUp`. */
function toCode(key: string): string {
  if (/^[a-z]$/.test(key)) return `Key${key.toUpperCase()}`
  if (/^\d$/.test(key)) return `Digit${key}`
  if (Object.hasOwn(codes, key)) return codes[key]!
  return key.replace(/^(arrow|page)?(.)/, (_, prefix: string | undefined, letter: string) => {
    return (prefix ? prefix[0]!.toUpperCase() + prefix.slice(1) : '') + letter.toUpperCase()
  })
}
