import { Icon } from '@frond/ui'

const contexts = [
  { px: 16, icon: 'size-4', text: 'text-sm', label: 'Beside text of 14' },
  { px: 20, icon: 'size-5', text: 'text-base', label: 'Beside text of 16, in alerts' },
  { px: 24, icon: 'size-6', text: 'text-lg', label: 'In a list of features' },
]

const names = [
  'lucide:search',
  'lucide:plus',
  'lucide:minus',
  'lucide:check',
  'lucide:x',
  'lucide:menu',
  'lucide:ellipsis',
  'lucide:copy',
  'lucide:eye',
  'lucide:eye-off',
  'lucide:upload',
  'lucide:rotate-cw',
  'lucide:arrow-up-right',
  'lucide:arrow-right',
  'lucide:chevron-down',
  'lucide:chevrons-left',
  'lucide:file',
  'lucide:folder',
  'lucide:grip-vertical',
  'lucide:hash',
  'lucide:star',
  'lucide:sun',
  'lucide:moon',
  'lucide:monitor',
]

export default function Icons() {
  return (
    <div className="grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
      <ul className="space-y-5">
        {contexts.map((context) => (
          <li key={context.px} className="flex items-center gap-2">
            <Icon name="lucide:leaf" className={`shrink-0 text-primary ${context.icon}`} />
            <span className={`text-highlighted ${context.text}`}>{context.label}</span>
            <span className="ms-auto text-xs text-muted tabular-nums">{context.px}</span>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-6 gap-px overflow-hidden rounded-lg bg-(--ui-border-muted) ring ring-default sm:grid-cols-8">
        {names.map((name) => (
          <li key={name} className="flex h-14 items-center justify-center bg-default text-toned">
            <Icon name={name} className="size-5" />
          </li>
        ))}
      </ul>
    </div>
  )
}
