import { Button, createTheme, Theme } from '@frond/ui'

const rounded = createTheme({
  components: {
    button: {
      props: { color: 'neutral', variant: 'outline' },
      slots: { base: 'rounded-full', label: 'italic' },
    },
  },
})

export default function Precedence() {
  return (
    <Theme theme={rounded}>
      <div className="flex flex-wrap justify-center gap-2">
        <Button label="What the theme says" />
        <Button label="A prop says otherwise" variant="solid" />
        <Button label="ui says otherwise" ui={{ label: 'not-italic' }} />
        <Button label="className says otherwise" className="rounded-none" />
      </div>
    </Theme>
  )
}
