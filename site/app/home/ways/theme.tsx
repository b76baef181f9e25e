import { Button, createTheme, Theme } from '@frond/ui'

const pills = createTheme({
  components: {
    button: {
      props: { size: 'lg' },
      slots: { base: 'rounded-full px-5' },
    },
  },
})

export function Pills() {
  return (
    <Theme theme={pills}>
      <Button label="Save" />
      <Button label="Preview" variant="soft" />
    </Theme>
  )
}
