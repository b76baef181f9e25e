import { Badge } from '@frond/ui/badge'
import { Button } from '@frond/ui/button'
import { FormField } from '@frond/ui/form-field'
import { Icon } from '@frond/ui/icon'
import { Input } from '@frond/ui/input'
import { Kbd } from '@frond/ui/kbd'
import { localeList } from '@frond/ui/locale/list'
import { PageCard } from '@frond/ui/page-card'
import { PageGrid } from '@frond/ui/page-grid'
import { PageSection } from '@frond/ui/page-section'
import { Switch } from '@frond/ui/switch'
import { highlightInline } from '@frond/content/highlight'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { plainHtml } from '../article/plain-html'
import type { HomeContent } from '../content/content.server'
import { resolveLinks } from '../navigation/resolve-links'
import { Bars } from './Bars.server'
import { fillFigures, libraryBudgets } from './figures.server'

type Feature = HomeContent['features']['items'][number]

/** Six features, each with a small illustration made of library components and a link to its page. */
export function Features({ features }: { features: HomeContent['features'] }) {
  return (
    <PageSection headline={features.headline} title={features.title} description={features.description}>
      <PageGrid>
        {resolveLinks(features.items).map(({ title, description, to, picture, icon: _, ...rest }) => {
          const Picture = pictures[picture]
          return (
            <PageCard
              key={to}
              {...rest}
              to={to}
              title={fillFigures(title)}
              description={description}
              ui={{ header: 'home-picture-place' }}
              header={
                <div className="home-picture" inert aria-hidden>
                  <Picture />
                </div>
              }
            />
          )
        })}
      </PageGrid>
    </PageSection>
  )
}

const pictures: Readonly<Record<Feature['picture'], ComponentType>> = {
  focus: FocusPicture,
  weight: WeightPicture,
  languages: LanguagesPicture,
  form: FormPicture,
  modes: ModesPicture,
  server: ServerPicture,
}

/** A focused button, the keys that move focus to it, and the screen reader output. */
function FocusPicture() {
  return (
    <div className="grid justify-items-center gap-5">
      <div className="flex items-center gap-3">
        <Kbd size="lg">Tab</Kbd>
        <Button label="Publish" className="outline-2 outline-offset-2 outline-primary" />
        <Kbd size="lg">Enter</Kbd>
      </div>
      <p className="flex items-center gap-2 text-xs text-muted">
        <Icon name="lucide:volume-2" className="size-4 text-dimmed" />
        “Publish, button”
      </p>
    </div>
  )
}

/** The size budgets of three pages, as bars. */
function WeightPicture() {
  const rows = [
    ['A button', libraryBudgets.buttonPage.limitKiB],
    ['A form', libraryBudgets.formPage.limitKiB],
    ['An app', libraryBudgets.appPage.limitKiB],
  ] as const
  return <Bars rows={rows.map(([label, value]) => ({ label, value, text: `≤ ${value} KiB` }))} />
}

const shown = ['de', 'ar', 'pt-BR', 'ka', 'uk', 'vi', 'he', 'el', 'tr', 'hy', 'fr', 'is', 'ur', 'cs', 'es']

/** Language names, each in its own language. */
function LanguagesPicture() {
  return (
    <div className="home-languages">
      {shown.map((code) => (
        <Badge key={code} color="neutral" variant="outline">
          <bdi lang={code}>{localeList.find((each) => each.code === code)!.name}</bdi>
        </Badge>
      ))}
    </div>
  )
}

function FormPicture() {
  return (
    <div className="grid w-full max-w-64 gap-4">
      <FormField label="Email" required error="Enter an address with an @.">
        <Input defaultValue="fern.example" className="w-full" />
      </FormField>
    </div>
  )
}

/** The same card in both color modes. */
function ModesPicture() {
  return (
    <div className="home-modes">
      {(['light', 'dark'] as const).map((mode) => (
        <div key={mode} className={`${mode} home-mode`}>
          <Icon name={mode === 'light' ? 'lucide:sun' : 'lucide:moon'} className="size-4 text-muted" />
          <Switch label={mode === 'light' ? 'Day' : 'Night'} defaultChecked size="sm" />
          <Button label="Save" size="xs" />
        </div>
      ))}
    </div>
  )
}

/** The server-rendered markup of a button. */
function ServerPicture() {
  const html = renderToStaticMarkup(<Button label="Publish" icon="lucide:leaf" />)
  const code = html
    .replace(/<svg.*<\/svg>/, '<svg … />')
    .replaceAll('><', '>\n  <')
    .replace(/\n {2}<\/button>/, '\n</button>')
  return <pre className="home-markup">{plainHtml([highlightInline(code, 'html')])}</pre>
}

/** Figures of the project, each with the command that computes it. */
export function Figures({ figures }: { figures: HomeContent['features']['figures'] }) {
  return (
    <section className="home-figures" aria-labelledby="figures">
      <div className="home-figures-text">
        <h2 id="figures">{figures.title}</h2>
        <p>{figures.description}</p>
      </div>
      <dl>
        {figures.items.map(({ value, label, command }) => (
          <div key={label} className="home-figure">
            <dt>{fillFigures(label)}</dt>
            <dd className="home-value">{fillFigures(value)}</dd>
            <dd className="home-command">
              <code dir="ltr">{command}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
