// Checked by the compiler alone: what callers of Slider may write.
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
      {/* @ts-expect-error One number does not become a list. */}
      <Slider value={1} onValueChange={setRange} />
    </>
  )
}
