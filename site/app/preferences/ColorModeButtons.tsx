import { Icon } from '@frond/ui/icon'
import { modes } from './color-modes'

/**
 * The color mode buttons (light, dark, system) as static HTML. CSS highlights the selected one by the root element's
 * `data-color-mode`, which is set before the first paint, so the selection does not flash.
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
