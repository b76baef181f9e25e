// Type tests of the props of Checkbox and Switch. They are checked by the compiler and never run.
import { useState } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { Switch } from './Switch.tsx'

export function Plain() {
  const [checked, setChecked] = useState(false)
  const [some, setSome] = useState<boolean | 'indeterminate'>('indeterminate')
  return (
    <>
      <Checkbox checked={checked} onCheckedChange={setChecked} />
      <Checkbox checked={some} onCheckedChange={setSome} />
      <Switch checked={checked} onCheckedChange={setChecked} />
      {/* @ts-expect-error A switch is on or off. */}
      <Switch checked="indeterminate" />
    </>
  )
}

export function OwnValues() {
  const [state, setState] = useState<'open' | 'done'>('open')
  const [size, setSize] = useState<1 | 0>(0)
  return (
    <>
      <Checkbox trueValue="done" falseValue="open" checked={state} onCheckedChange={setState} />
      <Switch trueValue={1} falseValue={0} checked={size} onCheckedChange={setSize} />
      {/* @ts-expect-error Neither of the two values. */}
      <Checkbox trueValue="done" falseValue="open" checked="shut" />
    </>
  )
}
