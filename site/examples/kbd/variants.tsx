import { Kbd } from '@frond/ui'

const variants = ['outline', 'soft', 'subtle', 'solid'] as const

export default function KbdVariants() {
  return (
    <div className="grid gap-3">
      {variants.map((variant) => (
        <div key={variant} className="flex items-center gap-2">
          <Kbd value="shift" variant={variant} />
          <Kbd value="enter" variant={variant} color="primary" />
          <Kbd value="delete" variant={variant} color="error" />
        </div>
      ))}
    </div>
  )
}
