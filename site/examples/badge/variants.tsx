import { Badge } from '@frond/ui'

const variants = ['solid', 'outline', 'soft', 'subtle'] as const
const colors = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const

export default function BadgeVariants() {
  return (
    <div className="grid gap-2">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-2">
          {colors.map((color) => (
            <Badge key={color} variant={variant} color={color} label={color} className="capitalize" />
          ))}
        </div>
      ))}
    </div>
  )
}
