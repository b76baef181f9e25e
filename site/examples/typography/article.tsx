import { ProseA, ProseCode, ProseH2, ProseLi, ProseNote, ProseP, ProseUl } from '@frond/ui/prose'

export default function Article() {
  return (
    <article className="w-full text-default">
      <ProseH2>Watering ferns</ProseH2>
      <ProseP>
        Ferns like it <ProseA href="https://en.wikipedia.org/wiki/Fern">damp and shady</ProseA>. Two things matter:
      </ProseP>
      <ProseUl>
        <ProseLi>Soil that never dries out</ProseLi>
        <ProseLi>
          Water without lime, at <ProseCode>15 °C</ProseCode> or more
        </ProseLi>
      </ProseUl>
      <ProseNote>Brown tips mean that the air is too dry.</ProseNote>
    </article>
  )
}
