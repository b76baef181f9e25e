import { Button, useColorMode, type ColorModePreference } from '@frond/ui'

const choices: ColorModePreference[] = ['system', 'light', 'dark']

export default function BasicColorMode() {
  const { preference, value, setPreference } = useColorMode()

  return (
    <div className="grid grid-cols-1 justify-items-center gap-3">
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice}
            label={choice}
            color="neutral"
            variant={choice === preference ? 'solid' : 'outline'}
            aria-pressed={choice === preference}
            onClick={() => setPreference(choice)}
          />
        ))}
      </div>
      <p className="text-sm text-muted">The page is {value ?? 'not live yet'}.</p>
    </div>
  )
}
