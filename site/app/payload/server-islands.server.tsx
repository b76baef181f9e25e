import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ChangelogList } from '../article/blocks/ChangelogList.server'
import { findComponent } from '../article/blocks/api.server'
import { findChangelog } from '../article/blocks/changelog.server'
import { componentStyles } from '../article/component-styles.server'
import type { IslandContent, ServerIsland } from '../server-boundary'
import { LatestRelease } from '../releases/LatestRelease.server'
import { findLatest, ReleaseList } from '../releases/ReleaseNotes.server'
import { releases } from '../changelog/releases.server'

interface SkipProps {
  /** Number of items that the page already shows. */
  skip: number
}

const releaseList: ServerIsland<SkipProps> = {
  parse(props) {
    const skip = readSkip(props)
    return skip !== undefined && hasOnly(props, 'skip') ? { skip } : undefined
  },
  render({ skip }) {
    const all = releases()
    return toContent(<ReleaseList releases={all.slice(skip)} latest={findLatest(all)} />, releaseComponents)
  },
}

/** The components of a release list, whose stylesheets it needs. */
const releaseComponents = ['ChangelogVersions', 'ChangelogVersion', 'Badge']

const changelog: ServerIsland<SkipProps & { slug: string }> = {
  parse(props) {
    const slug = props.get('slug')
    const skip = readSkip(props)
    if (typeof slug !== 'string' || !/^[a-z][a-z0-9-]{0,63}$/.test(slug)) return undefined
    return skip !== undefined && hasOnly(props, 'slug', 'skip') ? { slug, skip } : undefined
  },
  render({ slug, skip }) {
    const name = findComponent(slug)?.name
    return name === undefined ? undefined : toContent(<ChangelogList releases={findChangelog(name).slice(skip)} />)
  },
}

const latestRelease: ServerIsland<Record<never, never>> = {
  parse: (props) => (props.size === 0 ? {} : undefined),
  render() {
    const all = releases()
    // Before the first release is published, the pending one is shown.
    const release = findLatest(all) ?? all[0]
    return release && toContent(<LatestRelease release={release} isLatest={release.published} />, ['Badge'])
  },
}

function readSkip(props: ReadonlyMap<string, unknown>): number | undefined {
  const skip = props.get('skip') ?? 0
  return Number.isInteger(skip) && (skip as number) >= 0 && (skip as number) < 1000 ? (skip as number) : undefined
}

function hasOnly(props: ReadonlyMap<string, unknown>, ...names: readonly string[]): boolean {
  return [...props.keys()].every((name) => names.includes(name))
}

function toContent(element: ReactElement, components: readonly string[] = []): IslandContent {
  return { html: renderToStaticMarkup(element), styles: [...new Set(components.flatMap(componentStyles))] }
}

/** The islands that can be requested as `/_islands/{key}.json`. */
export const islands: ReadonlyMap<string, ServerIsland> = new Map([
  ['releases', releaseList as ServerIsland],
  ['changelog', changelog as ServerIsland],
  ['latest-release', latestRelease],
])
