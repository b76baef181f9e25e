'use client'

import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { bindSlots } from '../system/bind-slots.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { Slot } from '../system/slots.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { splitProps } from '../system/split-props.ts'
import type { changelogVersionTheme } from '../theme/changelog-version.ts'
import { changelogVersionsTheme } from '../theme/changelog-versions.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { ChangelogVersion, type ChangelogVersionProps } from './ChangelogVersion.tsx'
import { useBeam, type BeamOptions, type SpringOptions } from './changelog-versions/use-beam.ts'

export type ChangelogIndicatorOptions = BeamOptions
export type ChangelogSpringOptions = SpringOptions

/** Arguments of the slots of a version. */
export interface ChangelogVersionsSlotArgs<Version> {
  version: Version
  index: number
  /** The classes of each part of the version. */
  ui: Classes<SlotOf<typeof changelogVersionTheme>>
}

export interface ChangelogVersionsProps<Version extends object = ChangelogVersionProps> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className'
> {
  /** The versions, each with the props of ChangelogVersion. Slots also get any additional fields. */
  versions?: readonly Version[]
  /** Shows a line along the versions that fills while the page scrolls. Pass options to set the scroll container. @default true */
  indicator?: boolean | ChangelogIndicatorOptions
  /** Animates the line with a spring. Pass spring options to customize it. @default true */
  indicatorMotion?: boolean | ChangelogSpringOptions
  /** Replaces the content of the header. */
  header?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the date. */
  renderDate?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the badge. */
  renderBadge?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the title. */
  renderTitle?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the description. */
  renderDescription?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the image. */
  renderImage?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** The changes of a version. */
  body?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the content of the footer. */
  footer?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the authors. */
  renderAuthors?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Content at the end of the footer. */
  actions?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the dot. */
  renderIndicator?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Additional versions as elements, after those of `versions`. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof changelogVersionsTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { indicator: true, indicatorMotion: true } as const

/** The slots that are passed on to each ChangelogVersion. */
const versionSlots = {
  header: true,
  renderDate: true,
  renderBadge: true,
  renderTitle: true,
  renderDescription: true,
  renderImage: true,
  body: true,
  footer: true,
  renderAuthors: true,
  actions: true,
  renderIndicator: true,
} as const

/** A list of versions along a line that shows the reading progress. */
export function ChangelogVersions<Version extends ChangelogVersionProps>(ownProps: ChangelogVersionsProps<Version>) {
  const frond = useFrond()
  const [slots, props] = splitProps(resolveProps(frond, changelogVersionsTheme, defaults, ownProps), versionSlots)
  const { versions = [], indicator, indicatorMotion, children, className, ui, render, ...attributes } = props
  const classes = resolveClasses(frond, changelogVersionsTheme, {}, ui, className)

  return renderElement('div', render, {
    'data-slot': 'changelog-versions',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {indicator && (
          <div className={classes.indicator} data-slot="indicator" aria-hidden>
            <Beam
              className={classes.beam}
              options={indicator === true ? {} : indicator}
              spring={indicatorMotion === true ? {} : indicatorMotion}
            />
          </div>
        )}
        <div className={classes.container} data-slot="container">
          {versions.map((version, index) => (
            <ChangelogVersion
              key={index}
              indicator={indicator !== false}
              {...version}
              {...bindSlots(slots, { version, index })}
            />
          ))}
          {children}
        </div>
      </>
    ),
  })
}

interface BeamProps {
  className: string
  options: BeamOptions
  spring: SpringOptions | false
}

/** The filled part of the line. */
function Beam({ className, options, spring }: BeamProps) {
  const beam = useRef<HTMLDivElement>(null)
  useBeam(beam, options, spring)
  return <div ref={beam} className={className} data-slot="beam" />
}
