import type { Answers } from '@frond/pro-server'
import { Button } from '@frond/ui/button'
import { useEffect, useState } from 'react'
import { callPro, type ProProblem } from './call-pro'
import { formatBytes, formatDay } from './format'
import type { DownloadLink } from './posted-form'
import { ProblemAlert } from './ProblemAlert'

interface DownloadsProps {
  /** The key, or the id together with the token of a mailed link. */
  license: { readonly key: string } | { readonly licenseId: string }
  activationId: string
  authorization?: string
  /** Shown until the releases are loaded, for browsers without JavaScript. */
  links?: readonly DownloadLink[] | undefined
}

/** The releases that a seat can download. */
export function Downloads({ license, activationId, authorization, links = [] }: DownloadsProps) {
  const [releases, setReleases] = useState<Answers['releases']['releases']>([])
  const [problem, setProblem] = useState<ProProblem>()

  useEffect(() => {
    void callPro<Answers['releases']>('/releases').then((result) => {
      if (result.kind === 'done') setReleases(result.answer.releases)
      else setProblem(result.problem)
    })
  }, [])

  async function download(releaseId: string): Promise<void> {
    setProblem(undefined)
    const body = { ...license, activationId, releaseId }
    const result = await callPro<Answers['downloads']>('/downloads', { body, ...(authorization && { authorization }) })
    // The answer to this address is an attachment, so the page stays.
    if (result.kind === 'done') location.assign(result.answer.url)
    else setProblem(result.problem)
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
        {releases.map(({ id, version, releasedAt, bytes }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="text-sm">
              <p className="font-medium text-highlighted">Pro templates {version}</p>
              <p className="text-muted">
                {formatDay(releasedAt)}, {formatBytes(bytes)}
              </p>
            </div>
            <Button
              label="Download"
              aria-label={`Download Pro templates ${version}`}
              icon="lucide:package"
              color="neutral"
              variant="outline"
              loadingAuto
              onClick={() => download(id)}
            />
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
