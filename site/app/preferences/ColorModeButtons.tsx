import { Icon } from '@frond/ui/icon'
import { modes, setColorMode, useColorMode } from './color-mode'

/**
 * Light, dark, or as the system says. Which one looks chosen is decided by CSS from the root element's
 * `data-color-mode`, which is there before the first paint and so never flips while the page starts.
 */
export function ColorModeButtons() {
  const preference = useColorMode()

  return (
    <div
      id="color-mode"
      role="group"
      aria-label="Colour mode"
      className="hidden items-center rounded-full p-0.5 ring ring-default ring-inset sm:flex"
    >
      {modes.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          aria-pressed={preference === value}
          data-mode-button={value}
          className="mode-button"
          onClick={() => setColorMode(value)}
        >
          <Icon name={icon} className="size-4" />
        </button>
      ))}
    </div>
  )
}
