import { App, Button, createTheme } from '@frond/ui'

const theme = createTheme({
  components: {
    button: { props: { variant: 'soft' }, slots: { base: 'rounded-full' } },
  },
})

export default function BasicApp() {
  return (
    <App theme={theme}>
      <div className="flex gap-2">
        <Button label="Save" />
        <Button label="Cancel" color="neutral" />
      </div>
    </App>
  )
}
