import { ProseH1, ProseH2, ProseH3, ProseH4 } from '@frond/ui/prose'

export default function Headings() {
  return (
    <article className="w-full">
      <ProseH1>The title of a page</ProseH1>
      <ProseH2 id="a-chapter">A chapter</ProseH2>
      <ProseH3 id="a-section">A section</ProseH3>
      <ProseH4 id="a-thought">A paragraph or two</ProseH4>
    </article>
  )
}
