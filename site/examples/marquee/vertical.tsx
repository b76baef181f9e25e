import { Card, Marquee } from '@frond/ui'

const notes = [
  { title: 'Tests passed', description: 'All of them, in light and dark mode.' },
  { title: 'Release published', description: 'Version 3.0 is out.' },
  { title: 'Docs updated', description: 'The page about themes has new examples.' },
]

export default function VerticalMarquee() {
  return (
    <div className="flex h-64 max-w-full gap-4">
      {[false, true].map((reverse) => (
        <Marquee
          key={String(reverse)}
          orientation="vertical"
          reverse={reverse}
          pauseOnHover
          className="w-56 min-w-0 [--gap:--spacing(4)]"
        >
          {notes.map((note) => (
            <Card key={note.title} {...note} />
          ))}
        </Marquee>
      ))}
    </div>
  )
}
