import { Badge } from '@frond/ui'
import { ProseMarkdown } from '@frond/ui/prose'
import { kinds, type Release } from './parse-release'

export const kindLooks = {
  added: { label: 'Added', color: 'success', icon: 'lucide:plus' },
  changed: { label: 'Changed', color: 'info', icon: 'lucide:pencil' },
  fixed: { label: 'Fixed', color: 'warning', icon: 'lucide:wrench' },
} as const

interface ReleaseChangesProps {
  release: Release
  /** Level of the headings above each kind of change. */
  headingLevel: 2 | 3
}

/** The changes of a release, by kind. */
export function ReleaseChanges({ release: { changes, intro }, headingLevel }: ReleaseChangesProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className="grid gap-6 [--prose-gap:0.75rem]">
      {intro && (
        <div>
          <ProseMarkdown text={intro} />
        </div>
      )}
      {kinds
        .filter((kind) => changes[kind].length > 0)
        .map((kind) => {
          const { label, color, icon } = kindLooks[kind]
          return (
            <section key={kind}>
              <Heading className="mb-3">
                <Badge label={label} color={color} icon={icon} variant="subtle" />
              </Heading>
              <ProseMarkdown text={changes[kind].map((change) => `- ${change}`).join('\n')} />
            </section>
          )
        })}
    </div>
  )
}
