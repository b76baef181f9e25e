import { InputRating } from '@frond/ui'

const ratings = [5, 5, 4, 5, 3, 4, 5]
const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length

export default function RatingMean() {
  return (
    <div className="flex items-center gap-2">
      <InputRating aria-label="Average rating" value={Math.round(mean * 10) / 10} readOnly size="sm" color="warning" />
      <span className="text-sm text-muted tabular-nums">
        {mean.toFixed(1)}, from {ratings.length} ratings
      </span>
    </div>
  )
}
