import type { Answers } from '@frond/pro-server'
import { Button } from '@frond/ui/button'
import { useEffect, useState } from 'react'
import { callPro, type ProProblem } from './call-pro'
import { formatBytes, formatDay } from './format'
import { ManageForm, runInPlace } from './ManageForm'
import type { DownloadLink } from './posted-form'
import { ProblemAlert } from './ProblemAlert'

interface DownloadsProps {
  /** The key, or the id together with the token of a mailed link. */
  license: { readonly key: string } | { readonly licenseId: string; readonly manageToken: string }
  activationId: string
  /** The releases, if the server has listed them. */
  releases?: Releases
  /** Shown until the releases are loaded, for browsers without JavaScript. */
  links?: readonly DownloadLink[] | undefined
}

type Releases = Answers['releases']['releases']

/** The releases that a seat can download. */
export function Downloads({ license, activationId, releases: listed = [], links = [] }: DownloadsProps) {
  const [releases, setReleases] = useState<Releases>(listed)
  const [problem, setProblem] = useState<ProProblem>()

  useEffect(() => {
    void callPro<Answers['releases']>('/releases').then((result) => {
      if (result.kind === 'done') setReleases(result.answer.releases)
      else setProblem(result.problem)
    })
  }, [])

  async function download(releaseId: string): Promise<void> {
    setProblem(undefined)
    const given = { activationId, releaseId }
    const request =
      'key' in license
        ? { body: { key: license.key, ...given } }
        : { body: { licenseId: license.licenseId, ...given }, authorization: `Manage ${license.manageToken}` }
    const result = await callPro<Answers['downloads']>('/downloads', request)
    // The answer to this address is an attachment, so the page stays.
    if (result.kind === 'done') location.assign(result.answer.url)
    else setProblem(result.problem)
  }

  function renderButton({ id, version }: Releases[number]) {
    const button = (
      <Button
        type="submit"
        label="Download"
        aria-label={`Download Pro templates ${version}`}
        icon="lucide:package"
        color="neutral"
        variant="outline"
        loadingAuto
        onClick={runInPlace(() => download(id))}
      />
    )
    if ('key' in license) return button
    const fields = { action: 'download', license: license.licenseId, activation: activationId, release: id } as const
    return (
      <ManageForm manageToken={license.manageToken} fields={fields}>
        {button}
      </ManageForm>
    )
  }

  return (
    <section className="grid gap-3">
      <h3 className="font-semibold text-highlighted">Downloads</h3>
      <ul className="grid gap-3">
        {releases.length === 0 &&
          links.map(({ version, url }) => (
            <li key={version}>
              <Button label={`Download Pro templates ${version}`} to={url} external color="neutral" variant="outline" />
            </li>
          ))}
        {releases.map((release) => (
          <li key={release.id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="text-sm">
              <p className="font-medium text-highlighted">Pro templates {release.version}</p>
              <p className="text-muted">
                {formatDay(release.releasedAt)}, {formatBytes(release.bytes)}
              </p>
            </div>
            {renderButton(release)}
          </li>
        ))}
      </ul>
      {problem && <ProblemAlert problem={problem} />}
      <pre className="overflow-x-auto rounded-lg bg-muted p-4 font-mono text-xs/5 text-toned ring ring-default ring-inset">
        {'unzip frond-ui-pro-templates-*.zip\ncd <template>\nnpm install\nnpm run dev'}
      </pre>
    </section>
  )
}
