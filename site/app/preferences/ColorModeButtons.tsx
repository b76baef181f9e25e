import { Icon } from '@frond/ui/icon'
import { modes } from './color-modes'

/**
 * Light, dark, or as the system says, as HTML. Which one looks chosen is decided by CSS from the root element's
 * `data-color-mode`, which is there before the first paint and so never flips while the page starts.
 */
export function ColorModeButtons() {
  return (
    <div data-mode-buttons="" role="group" aria-label="Colour mode" className="pill-group max-sm:hidden">
      {modes.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          aria-pressed={value === 'system'}
          data-mode-button={value}
          className="mode-button"
        >
          <Icon name={icon} className="size-4" />
        </button>
      ))}
    </div>
  )
}
