import { Progress } from '@frond/ui'

const animations = ['carousel', 'carousel-inverse', 'swing', 'elastic'] as const

export default function IndeterminateProgress() {
  return (
    <div className="grid w-full gap-6">
      {animations.map((animation) => (
        <Progress key={animation} animation={animation} aria-label={`Loading, ${animation}`} />
      ))}
    </div>
  )
}
