import { Accordion, Badge, Button, Container, Link, PageHero, PageSection, Tabs, Timeline } from '@frond/ui'
import { ProsePre } from '@frond/ui/prose'
import { releases } from '../content'
import { pageMeta } from '../page-meta'
import { Bento } from '../parts/Bento'
import { RunBoard } from '../parts/RunBoard'
import { hero, night, product, questions, snippets } from '../product'

export const meta = () => pageMeta(undefined, product.description)

export default function HomePage() {
  return (
    <>
      <PageHero
        {...hero}
        top={<Glow />}
        renderHeadline={<LatestRelease />}
        links={[
          {
            label: 'Start free',
            to: '/sign-up',
            size: 'xl',
            trailingIcon: 'lucide:arrow-right',
            ui: { trailingIcon: 'rtl:-scale-x-100' },
          },
          { label: 'Read the docs', to: '/docs', size: 'xl', color: 'neutral', variant: 'outline' },
        ]}
        ui={{ container: 'gap-14 pt-16 pb-16 @2xl:pt-24 @2xl:pb-24 @5xl:pt-24 @5xl:pb-24' }}
      >
        <RunBoard />
      </PageHero>
      <PageSection
        headline="Set up in a minute"
        title="One line at the end of the job"
        description="A job reports with one request to its own address. There is no agent to install and no package to update."
        orientation="horizontal"
        links={[{ label: 'Quick start', to: '/docs/quick-start', color: 'neutral', variant: 'subtle' }]}
        className="border-y border-default bg-muted"
      >
        <Tabs
          aria-label="Language"
          items={snippets.map(({ label, language, code }) => ({
            label,
            content: <ProsePre code={code} language={language} className="my-0" />,
          }))}
        />
      </PageSection>
      <PageSection
        headline="Features"
        title="Quiet until something is wrong"
        description="Every alert is about a job that needs somebody. Everything else is in the history."
      >
        <Bento />
      </PageSection>
      <Night />
      <PageSection title="Questions" ui={{ container: 'max-w-3xl' }}>
        <Accordion items={questions} type="multiple" />
      </PageSection>
      <Start />
    </>
  )
}

/** The light behind the first screen. */
function Glow() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden">
      <div className="absolute inset-x-0 top-0 h-160 bg-[radial-gradient(var(--ui-border)_1px,transparent_1px)] bg-size-[1.5rem_1.5rem] mask-[radial-gradient(60%_80%_at_50%_0%,black,transparent)]" />
      <div className="absolute start-1/2 -top-72 h-144 w-4xl max-w-none -translate-x-1/2 rounded-full bg-primary/20 blur-3xl rtl:translate-x-1/2" />
    </div>
  )
}

function LatestRelease() {
  const release = releases[0]
  if (!release) return null
  return (
    <Link
      to="/changelog"
      className="flex items-center gap-2 rounded-full border border-default bg-default/70 py-1 ps-1 pe-3 text-sm text-toned hover:border-accented hover:text-highlighted"
    >
      <Badge label={`New in ${release.name}`} variant="subtle" className="rounded-full" />
      <span className="truncate font-normal">{release.fields.title}</span>
    </Link>
  )
}

/** What happens at night, on a dark band in both color modes. */
function Night() {
  return (
    // The class `dark` sets the colors of dark mode for everything inside.
    <section className="dark border-y border-default bg-muted text-default">
      <Container className="grid gap-12 py-20 lg:grid-cols-2 lg:gap-20 lg:py-28">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <p className="text-sm font-medium text-primary">At two in the morning</p>
          <h2 className="mt-3 text-3xl font-semibold tracking-tight text-balance text-highlighted sm:text-4xl">
            The right person wakes up. The others sleep.
          </h2>
          <p className="mt-4 max-w-lg text-lg text-pretty text-muted">
            Grace times keep short delays quiet. On-call schedules decide who gets the message, and who is next if it
            stays unanswered.
          </p>
          <Button
            label="How alerts work"
            to="/docs/alerts"
            trailingIcon="lucide:arrow-right"
            color="neutral"
            variant="outline"
            className="mt-8"
            ui={{ trailingIcon: 'rtl:rotate-180' }}
          />
        </div>
        <Timeline items={night} size="lg" value={String(night.length - 1)} />
      </Container>
    </section>
  )
}

function Start() {
  return (
    <Container className="pb-24">
      <div className="relative isolate overflow-hidden rounded-3xl bg-primary px-6 py-16 text-center sm:px-16">
        <h2 className="text-3xl font-semibold tracking-tight text-balance text-(--ui-on-primary) sm:text-4xl">
          Watch the first job tonight
        </h2>
        <p className="mx-auto mt-4 max-w-xl text-lg text-balance text-(--ui-on-primary)">
          Ten jobs are free, without a card and without an end date.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button label="Create an account" to="/sign-up" size="xl" color="neutral" />
        </div>
      </div>
    </Container>
  )
}
