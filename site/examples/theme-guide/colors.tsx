import { Button } from '@frond/ui'

const colors = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const

export default function SevenColors() {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {colors.map((color) => (
        <div key={color} className="grid w-28 gap-2">
          <Button color={color} label={color} block />
          <Button color={color} label={color} variant="soft" block />
        </div>
      ))}
    </div>
  )
}
