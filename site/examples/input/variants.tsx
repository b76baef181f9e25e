import { Input } from '@frond/ui'

export default function InputVariants() {
  return (
    <div className="grid w-full max-w-xs gap-3">
      <Input aria-label="Outline" variant="outline" placeholder="Outline" className="w-full" />
      <Input aria-label="Soft" variant="soft" placeholder="Soft" className="w-full" />
      <Input aria-label="Subtle" variant="subtle" placeholder="Subtle" className="w-full" />
      <Input aria-label="Ghost" variant="ghost" placeholder="Ghost" className="w-full" />
      <Input aria-label="None" variant="none" placeholder="None" className="w-full" />
    </div>
  )
}
