import type { ColorModePreference } from './color-mode'

/** The color modes as buttons show them. They are in their own module, because only the buttons need the icons. */
export const modes: readonly { value: ColorModePreference; label: string; icon: string }[] = [
  { value: 'light', label: 'Light', icon: 'lucide:sun' },
  { value: 'dark', label: 'Dark', icon: 'lucide:moon' },
  { value: 'system', label: 'System', icon: 'lucide:monitor' },
]
