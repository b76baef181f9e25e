import type { findChangelog } from './changelog.server'
import { Markdown } from './Markdown.server'

/** Lists the changes of a component by version. */
export function ChangelogList({ releases }: { releases: ReturnType<typeof findChangelog> }) {
  return (
    <ol className="changelog">
      {releases.map(({ version, changes }) => (
        <li key={version}>
          <strong>{version}</strong>
          <ul>
            {changes.map((change) => (
              <li key={change}>
                <Markdown text={change} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
