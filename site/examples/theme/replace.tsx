import { Button, createTheme, Theme } from '@frond/ui'

const plain = createTheme({
  components: {
    button: {
      slots: { base: () => 'border-b-2 border-current px-1 py-0.5 text-sm' },
    },
  },
})

/** A string adds classes to a part, a function replaces them. */
export default function ReplaceClasses() {
  return (
    <Theme theme={plain}>
      <Button label="Restyled button" />
    </Theme>
  )
}
