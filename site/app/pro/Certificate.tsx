import { Button } from '@frond/ui/button'
import { CopyButton } from './CopyButton'
import { saveFile } from './save-file'

export const CERTIFICATE_FILE = 'frond-license.pem'

/** The certificate of a seat, to copy or to save. */
export function Certificate({ text }: { text: string }) {
  return (
    <section className="grid gap-3">
      <div>
        <h3 className="font-semibold text-highlighted">Certificate</h3>
        <p className="mt-1 text-sm text-pretty text-muted">
          A signed file that proves this seat without a network. Save it as <code>{CERTIFICATE_FILE}</code> in your
          project. It holds no key, so you may commit it.
        </p>
      </div>
      <pre
        tabIndex={0}
        aria-label="Certificate"
        className="max-h-40 overflow-auto rounded-lg bg-muted p-4 font-mono text-xs/5 text-toned ring ring-default ring-inset"
      >
        {text}
      </pre>
      <div className="flex flex-wrap gap-2">
        <Button label="Download certificate" icon="lucide:download" onClick={() => saveFile(CERTIFICATE_FILE, text)} />
        <CopyButton text={text} label="Copy" copied="The certificate is copied." />
        <Button label="How to verify it" to="/docs/getting-started/verify-licenses" color="neutral" variant="ghost" />
      </div>
    </section>
  )
}
