import { PageSection } from '@frond/ui/page-section'
import { Island, type IslandReference } from '../article/Island.server'

/** The islands that a page with questions has to load before rendering. */
export const questionsIsland: IslandReference = { kind: 'questions', name: 'questions' }

interface QuestionsSectionProps {
  title: string
  items: readonly { label: string; content: string }[]
}

export function QuestionsSection({ title, items }: QuestionsSectionProps) {
  return (
    <PageSection title={title} ui={{ container: 'max-w-3xl py-16 sm:py-24' }}>
      <Island {...questionsIsland} props={{ items, answer: 'max-w-[65ch] text-base/7' }} />
    </PageSection>
  )
}
