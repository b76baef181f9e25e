import { Button, createTheme, Modal, Theme } from '@frond/ui'
import { indigo, teal } from '@frond/ui/colors'

const outer = createTheme({ colors: { primary: indigo }, radius: 0 })
const inner = createTheme({ colors: { primary: teal } })

/** The inner theme changes the color and inherits the radius. Its dialog uses both. */
export default function NestedThemes() {
  return (
    <Theme theme={outer}>
      <div className="flex gap-2">
        <Button label="Outer" />
        <Theme theme={inner}>
          <Modal title="In two themes" trigger={<Button label="Inner" />} footer={<Button label="Inner color" />}>
            With square corners.
          </Modal>
        </Theme>
      </div>
    </Theme>
  )
}
