import { CommandPalette, type CommandPaletteGroup } from '@frond/ui'
import { useState } from 'react'

export default function LevelsCommandPalette() {
  const [status, setStatus] = useState('Online')

  const groups: CommandPaletteGroup[] = [
    {
      id: 'account',
      label: 'Account',
      items: [
        {
          label: 'Set status',
          suffix: status,
          icon: 'lucide:smile',
          placeholder: 'Search statuses…',
          children: ['Online', 'Away', 'Busy'].map((label) => ({
            label,
            active: label === status,
            onSelect: () => setStatus(label),
          })),
        },
        {
          label: 'Language',
          icon: 'lucide:languages',
          placeholder: 'Search languages…',
          children: [
            { label: 'English', children: [{ label: 'United Kingdom' }, { label: 'Canada' }, { label: 'Ireland' }] },
            { label: 'Deutsch' },
            { label: 'Français' },
          ],
        },
        { label: 'Sign out', icon: 'lucide:log-out' },
      ],
    },
  ]

  return (
    <CommandPalette
      aria-label="Account"
      groups={groups}
      autoFocus={false}
      className="h-64 w-full max-w-lg rounded-lg ring ring-default"
    />
  )
}
