import { problems } from '@frond/pro-server/problems'
import { Badge } from '@frond/ui/badge'
import { Container } from '@frond/ui/container'
import { PageHeader } from '@frond/ui/page-header'
import type { ReactNode } from 'react'
import { site } from '../../site.config'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'
import { formatDay } from './format'
import { license, privacy, terms, type LegalText } from './legal-texts'
import { ProFooter } from './ProFooter'

const pro = `${site.name} Pro`

export const renderTermsPage = () => renderLegalPage('/pro/terms', terms)
export const renderLicensePage = () => renderLegalPage('/pro/license', license)
export const renderPrivacyPage = () => renderLegalPage('/pro/privacy', privacy)

function renderLegalPage(
  path: string,
  { title, description, updated, sections }: LegalText,
): Promise<StaticPageContent> {
  return renderStaticPage(
    {
      path,
      title: title.startsWith('Pro') ? title : `Pro ${title.toLowerCase()}`,
      description: `${pro}: ${description}`,
    },
    <TextPage title={title} description={description} note={`Last changed on ${formatDay(updated)}.`}>
      {sections.map((section, index) => (
        <section key={section.title} className="grid gap-3">
          <h2 className="text-xl font-semibold text-highlighted">
            {index + 1}. {section.title}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-pretty">
              {paragraph}
            </p>
          ))}
          {section.list && (
            <ul className="grid list-disc gap-1.5 ps-5 marker:text-dimmed">
              {section.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </TextPage>,
  )
}

/** The addresses `/pro/errors#code` are the types of the errors of the API. */
export function renderErrorsPage(): Promise<StaticPageContent> {
  const head = {
    path: '/pro/errors',
    title: 'Errors of the Pro API',
    description: `Every error that the ${pro} API answers with: its code, its status and what to do.`,
  }
  return renderStaticPage(
    head,
    <TextPage
      title="Errors of the Pro API"
      description="Errors are application/problem+json documents. Their codes are stable, so programs can compare them."
    >
      <dl className="divide-y divide-default">
        {Object.entries(problems).map(([code, { status, title, detail }]) => (
          <div key={code} id={code} className="grid scroll-mt-24 gap-1 py-4 target:bg-primary/5">
            <dt className="flex flex-wrap items-center gap-2">
              <a href={`#${code}`} className="font-mono text-sm font-semibold text-highlighted hover:text-primary">
                {code}
              </a>
              <Badge label={status} color={status >= 500 ? 'warning' : 'neutral'} variant="subtle" size="sm" />
            </dt>
            <dd className="text-sm/6">
              <span className="font-medium text-toned">{title}.</span> {detail}
            </dd>
          </div>
        ))}
      </dl>
    </TextPage>,
  )
}

interface TextPageProps {
  title: string
  description: string
  note?: string
  children: ReactNode
}

function TextPage({ title, description, note, children }: TextPageProps) {
  return (
    <>
      <Container className="max-w-3xl pb-16 sm:pb-24">
        <PageHeader headline={pro} title={title} description={description} />
        <div className="mt-8 grid gap-10 text-base/7 text-muted">{children}</div>
        {note && <p className="mt-10 text-sm text-dimmed">{note}</p>}
      </Container>
      <ProFooter />
    </>
  )
}
