import { useLocation, useNavigate } from 'react-router'
import { frameworks, type Framework } from '../../redirects'
import { chooseFramework, twinPath, useFramework } from './choose-framework'

const names: Readonly<Record<Framework, string>> = { vite: 'Vite', next: 'Next.js' }

/**
 * For which framework the docs are read. Which one looks chosen is decided by CSS from the root element's
 * `data-framework`, which is there before the first paint.
 */
export function FrameworkSelector() {
  const framework = useFramework()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()

  function choose(next: Framework): void {
    chooseFramework(next)
    const twin = twinPath(pathname.replace(/\/+$/, ''), next)
    if (twin !== pathname.replace(/\/+$/, '')) void navigate({ pathname: twin, hash })
  }

  return (
    <div
      role="group"
      aria-label="Framework"
      className="flex w-fit items-center rounded-full p-0.5 ring ring-default ring-inset"
    >
      {frameworks.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={framework === name}
          data-framework-button={name}
          className="framework-button"
          onClick={() => choose(name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}
