import { PageCard, PageList } from '@frond/ui'

const questions = [
  { title: 'Can I use it at work?', description: 'Yes, in as many projects as you like.' },
  { title: 'Does it work without Tailwind?', description: 'Yes. The components bring their own styles.' },
  { title: 'Which React does it need?', description: 'React 19.' },
]

export default function PageListDivide() {
  return (
    <PageList divide>
      {questions.map((question) => (
        <PageCard key={question.title} variant="ghost" ui={{ container: 'px-0 sm:px-0' }} {...question} />
      ))}
    </PageList>
  )
}
