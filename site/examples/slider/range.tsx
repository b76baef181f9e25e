import { Slider } from '@frond/ui'
import { useState } from 'react'

const houses = [45, 60, 72, 80, 95, 110, 130, 160, 210]

export default function RangeSlider() {
  const [range, setRange] = useState([60, 130])
  const [least = 0, greatest = 0] = range
  const found = houses.filter((price) => price >= least && price <= greatest)

  return (
    <div className="grid w-full max-w-sm gap-3">
      <div className="flex justify-between text-sm">
        <span className="font-medium">Price per night</span>
        <span className="text-muted tabular-nums">
          {least} € to {greatest} €
        </span>
      </div>
      <Slider
        aria-label="Price per night"
        max={250}
        step={5}
        minStepsBetweenThumbs={4}
        value={range}
        onValueChange={setRange}
      />
      <p className="text-sm text-muted">{found.length} houses</p>
    </div>
  )
}
