import { Button, createTheme, Kbd, Theme } from '@frond/ui'

const dense = createTheme({
  components: {
    button: {
      props: { size: 'xs', variant: 'outline', color: 'neutral' },
      compoundVariants: [{ color: 'error', variant: 'outline', class: { base: 'font-semibold' } }],
    },
    kbd: { props: { size: 'sm' } },
  },
})

export default function ThemeComponents() {
  return (
    <Theme theme={dense}>
      <div className="flex flex-wrap items-center gap-2">
        <Button label="Reply" />
        <Button label="Archive" />
        <Button label="Delete" color="error" />
        <Kbd value="e" />
      </div>
    </Theme>
  )
}
