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

/** What the slots of a version know. */
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
  /** The versions, each with the props of a ChangelogVersion and whatever else the slots want to know. */
  versions?: readonly Version[]
  /** Draws a line along the versions that fills as the page is scrolled; an object says what is scrolled. @default true */
  indicator?: boolean | ChangelogIndicatorOptions
  /** Lets the line follow softly; an object sets the spring. @default true */
  indicatorMotion?: boolean | ChangelogSpringOptions
  /** Replaces what is inside the header. */
  header?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Content in place of the date. */
  renderDate?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the badge. */
  renderBadge?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Content in place of the title. */
  renderTitle?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Content in place of the description. */
  renderDescription?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the picture. */
  renderImage?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** What changed. */
  body?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces what is inside the footer. */
  footer?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the authors. */
  renderAuthors?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Stands at the end of the footer. */
  actions?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Replaces the dot. */
  renderIndicator?: Slot<ChangelogVersionsSlotArgs<Version>>
  /** Versions as elements, after those of `versions`. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof changelogVersionsTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { indicator: true, indicatorMotion: true } as const

/** The slots that each of them is given. */
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

/** Versions below each other, along a line that shows how far one has read. */
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

/** The part of the line that is filled. */
function Beam({ className, options, spring }: BeamProps) {
  const beam = useRef<HTMLDivElement>(null)
  useBeam(beam, options, spring)
  return <div ref={beam} className={className} data-slot="beam" />
}
