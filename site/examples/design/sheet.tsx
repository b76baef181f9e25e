import { Badge, Button } from '@frond/ui'
import type { ReactNode } from 'react'
import Colors from './colors'
import Icons from './icons'
import Motion from './motion'
import Overview from './overview'
import Settings from './settings'
import Shape from './shape'
import Sizes from './sizes'
import States from './states'
import TypeScale from './type'

export const layout = 'page'

const views = [
  { label: 'Light', to: '?mode=light', icon: 'lucide:sun' },
  { label: 'Dark', to: '?mode=dark', icon: 'lucide:moon' },
  { label: 'Right to left', to: '?dir=rtl', icon: 'lucide:pilcrow-left' },
  { label: 'Round', to: '?radius=0.5', icon: 'lucide:square-round-corner' },
  { label: 'Blue', to: '?primary=blue', icon: 'lucide:palette' },
]

/** The look of Frond UI on one page. What is new is held against it. */
export default function DesignSheet() {
  return (
    <div className="mx-auto max-w-container px-4 pb-16 wrap-break-word sm:px-6 lg:px-8">
      <header className="pt-16 pb-12 sm:pt-24 sm:pb-16">
        <Badge label="Frond UI" variant="soft" />
        <h1 className="mt-6 text-4xl font-bold tracking-tight text-balance text-highlighted sm:text-6xl sm:leading-[1.05]">
          Design sheet
        </h1>
        <p className="mt-4 max-w-[48ch] text-lg text-pretty text-muted">
          Calm, precise, generous with space, and one living accent. Everything new is held against this page.
        </p>
        <nav aria-label="Views of this page" className="mt-8 flex flex-wrap gap-2">
          {views.map((view) => (
            <Button key={view.label} {...view} external noRel color="neutral" variant="outline" />
          ))}
        </nav>
      </header>

      <Section title="Color" text="Roles, not paint. They change with the mode, and text can be read on every surface.">
        <Colors />
      </Section>
      <Section title="Type" text="One sans, one mono. Weight and size make the order, and tone makes it quiet.">
        <TypeScale />
      </Section>
      <Section title="Space and size" text="A grid of four pixels. Controls of the same size have the same height.">
        <Sizes />
      </Section>
      <Section title="Shape and depth" text="One radius drives every corner. Shadows lie only under what floats.">
        <Shape />
      </Section>
      <Section title="Motion" text="Motion shows where an element came from. It never delays the user.">
        <Motion />
      </Section>
      <Section title="States" text="Hover changes tone, active goes one step further, focus is for the keyboard.">
        <States />
      </Section>
      <Section title="Icons" text="One size per context, on the optical center of the text.">
        <Icons />
      </Section>
      <Section title="Settings panel" text="Space separates groups, a line separates rows, one button is solid.">
        <Settings />
      </Section>
      <Section title="Activity" text="A line is enough to make a card. Empty is a state, and it is designed.">
        <Overview />
      </Section>
    </div>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-8 border-t border-default py-12 sm:py-16 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16">
      <div className="self-start lg:sticky lg:top-12 lg:-mt-1">
        <h2 className="text-lg font-semibold text-highlighted">{title}</h2>
        <p className="mt-2 max-w-[48ch] text-sm text-pretty text-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
