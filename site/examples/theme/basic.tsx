import { Button, createTheme, Theme } from '@frond/ui'
import { rose } from '@frond/ui/colors'

const campaign = createTheme({ colors: { primary: rose }, radius: 1 })

export default function BasicTheme() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button label="Outside" />
      <Theme theme={campaign}>
        <Button label="Inside" />
        <Button label="Inside, soft" variant="soft" />
      </Theme>
    </div>
  )
}
