import { CommandPalette } from '@frond/ui'

const groups = [
  {
    id: 'guide',
    label: 'Getting started',
    items: [
      { label: 'Installation', icon: 'lucide:square-play' },
      { prefix: 'Theme >', label: 'Colors', icon: 'lucide:hash' },
    ],
  },
]

/** A static copy of the open search, because the dialog itself needs JavaScript. */
export default function ContentSearchThumbnail() {
  return (
    <div className="grid h-80 w-full place-items-center bg-accented">
      <div className="w-9/10 max-w-sm overflow-hidden rounded-xl border border-default bg-raised shadow-2xl">
        <CommandPalette groups={groups} autoFocus={false} close />
      </div>
    </div>
  )
}
