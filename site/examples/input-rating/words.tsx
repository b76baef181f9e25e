import { InputRating } from '@frond/ui'
import { useState } from 'react'

const words = ['Not rated yet', 'Bad', 'Could be better', 'All right', 'Good', 'Excellent']

export default function RatingWords() {
  const [rating, setRating] = useState(4)

  return (
    <div className="flex flex-wrap items-center gap-3">
      <InputRating
        aria-label="How was your stay?"
        value={rating}
        onValueChange={setRating}
        clearable
        hoverable
        color="warning"
        size="lg"
      />
      <span className="text-sm text-muted">{words[rating]}</span>
    </div>
  )
}
