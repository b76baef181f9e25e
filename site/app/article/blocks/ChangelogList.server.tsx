import type { findChangelog } from './changelog.server'
import { Markdown } from './Markdown.server'

/** Lists the changes of a component by version. They are long, so each version is closed at first. */
export function ChangelogList({ releases }: { releases: ReturnType<typeof findChangelog> }) {
  return (
    <ol className="changelog">
      {releases.map(({ version, changes }) => (
        <li key={version}>
          <details>
            <summary>
              <strong>{version}</strong>
            </summary>
            <ul>
              {changes.map((change) => (
                <li key={change}>
                  <Markdown text={change} />
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  )
}
