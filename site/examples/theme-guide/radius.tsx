import { Button, createTheme, Input, Theme } from '@frond/ui'

const themes = [0, 0.25, 0.5].map((radius) => createTheme({ radius }))

export default function Radius() {
  return (
    <div className="flex flex-wrap justify-center gap-4">
      {themes.map((theme) => (
        <Theme key={theme.radius} theme={theme}>
          <div className="grid w-44 grid-cols-1 gap-2 rounded-lg border border-default p-4">
            <Input aria-label="Email" placeholder="you@example.com" className="w-full" />
            <Button label={`radius: ${theme.radius}`} block />
          </div>
        </Theme>
      ))}
    </div>
  )
}
