import { Button } from '@frond/ui'

const variants = ['solid', 'outline', 'soft', 'subtle', 'ghost', 'link'] as const

export default function ButtonVariants() {
  return (
    <div className="grid gap-3">
      {(['primary', 'neutral'] as const).map((color) => (
        <div key={color} className="flex flex-wrap gap-2">
          {variants.map((variant) => (
            <Button key={variant} color={color} variant={variant} label={variant} className="capitalize" />
          ))}
        </div>
      ))}
    </div>
  )
}
