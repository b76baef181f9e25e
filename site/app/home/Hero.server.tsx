import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Icon } from '@frond/ui/icon'
import { PageHero } from '@frond/ui/page-hero'
import { ProgressGroup } from '@frond/ui/progress-group'
import { Island } from '../article/Island.server'
import { resolveLinks } from '../navigation/resolve-links'
import type { HomeContent } from '../content/content.server'
import { fillFigures } from './figures.server'
import { Frond } from './Frond'

/** The introduction: what the library is, how to install it, and a collage of its components. */
export function Hero({ hero }: { hero: HomeContent['hero'] }) {
  return (
    <PageHero
      className="home-hero"
      ui={{ container: 'home-hero-grid', wrapper: 'home-hero-text', title: 'home-hero-title' }}
      orientation="horizontal"
      top={<Backdrop />}
      renderTitle={
        <>
          {hero.title} <span className="home-accent">{hero.accent}</span>
        </>
      }
      description={fillFigures(hero.description)}
      footer={
        <>
          <div className="home-hero-links">
            {resolveLinks(hero.links).map((link) => (
              <Button key={link.to} size="xl" {...link} />
            ))}
          </div>
          <Install command={hero.install} notes={hero.notes} />
        </>
      }
    >
      <Collage label={hero.collage} />
    </PageHero>
  )
}

function Backdrop() {
  return (
    <div className="home-backdrop" aria-hidden>
      <Frond className="home-frond" />
    </div>
  )
}

/** The install command with a copy button, and its requirements. */
function Install({ command, notes }: { command: string; notes: readonly string[] }) {
  return (
    <>
      <div className="home-install" dir="ltr">
        <span className="text-dimmed select-none" aria-hidden>
          $
        </span>
        <code>
          {splitCommand(command).map((part) => (
            <span key={part}>
              {part}
              <wbr />
            </span>
          ))}
        </code>
        <button
          type="button"
          className="copy-button"
          data-copy="Command copied"
          data-code={command}
          aria-label="Copy the command"
        />
      </div>
      <ul className="home-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

/** Splits the command after spaces, and its address after slashes. Browsers would also break lines after the hyphens of names. */
function splitCommand(command: string): string[] {
  return command.split(/(?<=\s|[^/]\/)(?!\/)/)
}

/** The panels of the collage that are islands. The others are not interactive. */
export const panels = ['Palette', 'SignIn', 'Plan', 'Stay', 'Notify', 'Deployments'] as const

/**
 * Panels as they appear in applications. They are hydrated at the first interaction, so visitors who only read do not
 * load their code.
 */
function Collage({ label }: { label: string }) {
  return (
    <section className="home-collage" aria-label="Live components" data-wake="touch">
      <p className="home-hint">
        <Icon name="lucide:pointer" className="size-4 shrink-0 text-primary" />
        {label}
      </p>
      <div className="home-column">
        <Island kind="home" name="Palette" />
        <Island kind="home" name="Plan" />
        <Island kind="home" name="Deployments" className="home-wide-only" />
        <Storage />
      </div>
      <div className="home-column home-column-low">
        <Island kind="home" name="SignIn" />
        <Island kind="home" name="Stay" />
        <Island kind="home" name="Notify" className="home-wide-only" />
      </div>
    </section>
  )
}

const storage = [
  { label: 'Pictures', value: 46 },
  { label: 'Films', value: 22, color: 'neutral' },
  { label: 'Letters', value: 9, color: 'warning' },
]

function Storage() {
  return (
    <Card title="Storage" description="77 of 100 GB" className="panel home-wide-only">
      <ProgressGroup aria-label="Storage" items={storage} size="lg" />
    </Card>
  )
}
