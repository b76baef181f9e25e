import { Avatar, Badge, Button, Kbd } from '@frond/ui'

const steps = [
  { px: 2, className: 'w-0.5' },
  { px: 4, className: 'w-1' },
  { px: 6, className: 'w-1.5' },
  { px: 8, className: 'w-2' },
  { px: 12, className: 'w-3' },
  { px: 16, className: 'w-4' },
  { px: 24, className: 'w-6' },
  { px: 32, className: 'w-8' },
  { px: 48, className: 'w-12' },
  { px: 64, className: 'w-16' },
]

const sizes = [
  { size: 'xs', height: 24, kbd: 'sm' },
  { size: 'sm', height: 28, kbd: 'sm' },
  { size: 'md', height: 32, kbd: 'md' },
  { size: 'lg', height: 36, kbd: 'md' },
  { size: 'xl', height: 40, kbd: 'lg' },
] as const

export default function Sizes() {
  return (
    <div className="space-y-12">
      <div>
        <h3 className="text-sm font-medium text-highlighted">Steps of four</h3>
        <ul className="mt-4 flex flex-wrap items-end gap-x-3 gap-y-4 sm:gap-x-6">
          {steps.map((step) => (
            <li key={step.px} className="grid gap-2">
              <span className={`h-8 rounded-xs bg-primary ${step.className}`} />
              <span className="text-xs text-muted tabular-nums">{step.px}</span>
            </li>
          ))}
        </ul>
      </div>

      <div>
        <h3 className="text-sm font-medium text-highlighted">Controls</h3>
        <ul className="mt-2 divide-y divide-muted">
          {sizes.map(({ size, height, kbd }) => (
            <li key={size} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 sm:gap-x-6">
              <p className="flex w-full items-baseline gap-3 text-xs sm:w-20">
                <code className="font-mono text-highlighted">{size}</code>
                <span className="text-muted tabular-nums">{height} px</span>
              </p>
              <div className="flex w-full flex-wrap gap-2 sm:w-72">
                <Button size={size} label="Publish" icon="lucide:send" />
                <Button size={size} label="Preview" color="neutral" variant="outline" />
                <Button size={size} icon="lucide:ellipsis" aria-label="More" color="neutral" variant="ghost" />
              </div>
              <div className="flex flex-wrap items-center gap-4 sm:gap-6">
                <Avatar size={size} text="AB" />
                <Badge size={size} label="Draft" color="neutral" variant="subtle" />
                <Kbd size={kbd} value="K" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
