import { Input } from '@frond/ui'

export default function InputWithWords() {
  return (
    <div className="grid w-full max-w-xs gap-3">
      <Input aria-label="Website" renderLeading="https://" placeholder="example.com" className="w-full" />
      <Input aria-label="Price" type="number" defaultValue={24} renderTrailing="EUR" className="w-full" />
    </div>
  )
}
