import { ProseH1, ProseH2, ProseH3, ProseH4 } from '@frond/ui/prose'

export default function Headings() {
  return (
    <article className="w-full">
      <ProseH1>Installation</ProseH1>
      <ProseH2 id="requirements">Requirements</ProseH2>
      <ProseH3 id="node">Node.js</ProseH3>
      <ProseH4 id="node-versions">Supported versions</ProseH4>
    </article>
  )
}
