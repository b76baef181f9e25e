import { ColorModeSwitch, Switch } from '@frond/ui'

export default function ColorModeSwitchSettings() {
  return (
    <div className="grid gap-4">
      <ColorModeSwitch label="Dark mode" description="Use a dark background." />
      <Switch label="Sounds" description="Play a sound for new messages." />
    </div>
  )
}
