import { Icon, InputRating } from '@frond/ui'

const moods = ['lucide:angry', 'lucide:frown', 'lucide:meh', 'lucide:smile', 'lucide:laugh']

export default function RatingMoods() {
  return (
    <InputRating
      aria-label="How do you feel?"
      defaultValue={4}
      hoverable
      item={({ index, filled }) => (
        <Icon name={moods[index] ?? 'lucide:meh'} className={filled ? 'size-7 text-primary' : 'size-7 text-dimmed'} />
      )}
    />
  )
}
