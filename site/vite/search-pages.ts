import type { Content } from '@frond/content'
import type { SearchSection } from '@frond/content/types'
import type { Release } from '../app/changelog/parse-releases.ts'
import { license, privacy, terms, type LegalText } from '../app/pro/legal-texts.ts'
import { questions } from '../app/pro/questions.ts'
import type { SiteContent } from '../content.config.ts'
import { site } from '../site.config.ts'
import { readReleases, releasePath } from './release-paths.ts'

const pro = `${site.name} Pro`

/** The searchable pages outside of the docs: templates, releases, Pro and the pages about the project. */
export function findSitePages(content: Content<SiteContent>): SearchSection[] {
  const { templates = [] } = content.queryCollection('templates').first() ?? {}
  const named = (['figma', 'showcase', 'templates'] as const).flatMap((name) => {
    const page = content.queryCollection(name).select('title', 'description').first()
    return page ? [toPage(`/${name}`, page.title, page.description)] : []
  })
  return [
    ...named,
    ...templates.map(({ name, title, description, features }) => ({
      ...toPage(`/templates/${name}`, `${title} template`, [description, ...features].join(' ')),
      titles: ['Templates'],
    })),
    toPage('/releases', 'Releases', `What changed in ${site.packageName}, version by version.`),
    ...readReleases().map(toReleasePage),
    toPage('/team', 'Team', `Who works on ${site.name}, what they do, and how to join them.`),
    ...proPages,
  ]
}

function toPage(id: string, title: string, content: string): SearchSection {
  return { id, title, titles: [], content, level: 1 }
}

/** The first sentence of each change is enough to find a release. All texts together would be a tenth of the index. */
function toReleasePage(release: Release): SearchSection {
  const firstSentences = release.changes.map(({ text }) => {
    const [paragraph = ''] = text.replaceAll('`', '').split('\n\n', 1)
    return paragraph.replaceAll('\n', ' ').replace(/(?<=[.:]) .*$/, '')
  })
  return {
    ...toPage(releasePath(release), `Release ${release.version}`, firstSentences.join(' ')),
    titles: ['Releases'],
  }
}

/** The pages of Pro. They are components without a content file, so their descriptions are repeated here. */
const proPages: readonly SearchSection[] = [
  toPage(
    '/pro',
    'Pro',
    `${pro} is a set of complete applications that are built with ${site.name}. The library is free.`,
  ),
  toPage(
    '/pro/pricing',
    'Pro pricing',
    [
      `What ${pro} costs. Plans are paid once, without a subscription. The library itself is free, under the MIT license.`,
      ...questions.flatMap(({ label, content }) => [label, content]),
    ].join(' '),
  ),
  toLegalPage('/pro/license', license),
  toLegalPage('/pro/terms', terms),
  toLegalPage('/pro/privacy', privacy),
  toPage('/pro/purchase', 'Order Pro', `Buy ${pro}: choose a plan and the number of seats, then pay once.`),
  toPage(
    '/pro/activate',
    'Activate Pro',
    `Enter the license key, take a seat of your ${pro} license, save its certificate and download the templates.`,
  ),
  toPage('/pro/manage', 'Manage Pro licenses', `See your ${pro} licenses, seats, receipts and downloads.`),
  toPage('/pro/errors', 'Errors of the Pro API', `Every error that the ${pro} API answers with, and what to do.`),
]

function toLegalPage(path: string, { title, description, sections }: LegalText): SearchSection {
  const texts = sections.flatMap((section) => [section.title, ...section.paragraphs, ...(section.list ?? [])])
  return toPage(path, title, [description, ...texts].join(' '))
}
