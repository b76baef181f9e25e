import { Kbd } from '@frond/ui'

const keys = [
  'meta',
  'ctrl',
  'alt',
  'shift',
  'win',
  'command',
  'control',
  'option',
  'enter',
  'escape',
  'tab',
  'capslock',
  'backspace',
  'delete',
  'arrowup',
  'arrowright',
  'arrowdown',
  'arrowleft',
  'pageup',
  'pagedown',
  'home',
  'end',
]

export default function KbdSymbols() {
  return (
    <ul className="grid grid-cols-2 gap-x-8 gap-y-2 text-sm sm:grid-cols-3">
      {keys.map((key) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-4 wrap-anywhere">
          <span className="text-muted">{key}</span>
          <Kbd value={key} />
        </li>
      ))}
    </ul>
  )
}
