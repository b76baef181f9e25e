import { ColorModeSwitch, Switch } from '@frond/ui'

export default function ColorModeSwitchSettings() {
  return (
    <div className="grid gap-4">
      <ColorModeSwitch label="Dark mode" description="Easier on the eyes at night." />
      <Switch label="Sounds" description="A bell when the bread is done." />
    </div>
  )
}
