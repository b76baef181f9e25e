import { Container } from '@frond/ui'
import { Portrait } from '../artwork/Portrait'
import { ContactBanner } from '../ContactBanner'
import { pageMeta } from '../page-meta'
import { PageTitle } from '../PageTitle'

const description =
  'Replace this page with your own story. It has room for a picture, two paragraphs and what you offer.'

export const meta = () => pageMeta('About', description)

const services = [
  {
    title: 'Interfaces',
    text: 'From a first sketch to tested components. I design in the browser, where type, motion and content are real.',
  },
  {
    title: 'Identities',
    text: 'A mark, a typeface and a few rules that still work when somebody else applies them.',
  },
  {
    title: 'Pictures of data',
    text: 'Charts and maps that answer one question well, on a phone as well as on a wall.',
  },
]

const steps = [
  { title: 'Listen', text: 'One conversation about the problem, before any talk of solutions.' },
  { title: 'Sketch', text: 'Three directions in a week, rough enough to throw away.' },
  { title: 'Build', text: 'A working version early, and a better one every Friday.' },
  { title: 'Hand over', text: 'Files, code and notes, so that you do not depend on me.' },
]

export default function AboutPage() {
  return (
    <>
      <Container className="pb-24 sm:pb-32">
        <PageTitle title="About me" description={description} />
        <div className="grid gap-12 md:grid-cols-2 lg:gap-20">
          <Portrait className="aspect-square w-full md:sticky md:top-24 md:self-start" />
          <div className="grid gap-16">
            <div className="grid gap-6 text-lg/8 text-pretty">
              <p>
                I like software that gets out of the way. Most of my work begins with removing things: a step, a color,
                a setting that only exists because two people could not agree.
              </p>
              <p>
                I work alone or with small teams, and I stay until the result is in use. Then I write down what I
                learned.
              </p>
            </div>
            <section>
              <h2 className="mb-6 font-display text-3xl font-medium text-highlighted">What I do</h2>
              <dl className="divide-y divide-default border-y border-default">
                {services.map(({ title, text }) => (
                  <div key={title} className="grid gap-1 py-5 lg:grid-cols-[10rem_1fr]">
                    <dt className="font-medium text-highlighted">{title}</dt>
                    <dd className="text-muted">{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section>
              <h2 className="mb-6 font-display text-3xl font-medium text-highlighted">How I work</h2>
              <ol className="grid gap-8 lg:grid-cols-2">
                {steps.map(({ title, text }, index) => (
                  <li key={title}>
                    <span aria-hidden="true" className="font-display text-3xl text-primary">
                      {index + 1}
                    </span>
                    <h3 className="mt-2 font-medium text-highlighted">{title}</h3>
                    <p className="mt-1 text-muted">{text}</p>
                  </li>
                ))}
              </ol>
            </section>
          </div>
        </div>
      </Container>
      <ContactBanner />
    </>
  )
}
