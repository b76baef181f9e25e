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

/** Shows the open search, because the dialog itself needs a script. */
export default function ContentSearchThumbnail() {
  return (
    <div className="grid h-52 w-full place-items-center rounded-lg border border-default bg-accented">
      <div className="w-72 overflow-hidden rounded-xl border border-default bg-raised shadow-2xl">
        <CommandPalette groups={groups} autoFocus={false} close />
      </div>
    </div>
  )
}
