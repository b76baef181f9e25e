import type { ColorModePreference } from './color-mode'

/** The choices, as buttons show them; apart, as only what draws them needs the icons. */
export const modes: readonly { value: ColorModePreference; label: string; icon: string }[] = [
  { value: 'light', label: 'Light', icon: 'lucide:sun' },
  { value: 'dark', label: 'Dark', icon: 'lucide:moon' },
  { value: 'system', label: 'System', icon: 'lucide:monitor' },
]
