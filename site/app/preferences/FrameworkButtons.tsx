import { frameworks, type Framework } from '../../redirects'

const names: Readonly<Record<Framework, string>> = { vite: 'Vite', next: 'Next.js' }

interface FrameworkButtonsProps {
  /** @default the first */
  chosen?: Framework
  onChoose?: (framework: Framework) => void
}

/**
 * The framework buttons as static HTML. CSS highlights the selected one by the root element's `data-framework`, which
 * is set before the first paint.
 */
export function FrameworkButtons({ chosen = frameworks[0], onChoose }: FrameworkButtonsProps) {
  return (
    <div role="group" aria-label="Framework" className="pill-group">
      {frameworks.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          data-framework-button={name}
          className="framework-button"
          onClick={onChoose && (() => onChoose(name))}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}
