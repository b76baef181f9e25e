// Type tests of the props of Slider. They are checked by the compiler and never run.
import { useState } from 'react'
import { Slider } from './Slider.tsx'

export function OneNumber() {
  const [volume, setVolume] = useState(1)
  return (
    <>
      <Slider value={volume} onValueChange={setVolume} />
      <Slider defaultValue={40} onValueCommit={(value) => value.toFixed()} />
      <Slider onValueChange={(value) => value.toFixed()} />
    </>
  )
}

export function SeveralNumbers() {
  const [range, setRange] = useState([1, 2])
  return (
    <>
      <Slider value={range} onValueChange={setRange} />
      <Slider defaultValue={[20, 60]} onValueChange={(values) => values.map((value) => value.toFixed())} />
      {/* @ts-expect-error The value of a slider with one thumb is a number, not an array. */}
      <Slider value={1} onValueChange={setRange} />
    </>
  )
}
