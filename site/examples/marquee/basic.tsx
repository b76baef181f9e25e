import { Icon, Marquee } from '@frond/ui'

const marks = [
  'simple-icons:react',
  'simple-icons:typescript',
  'simple-icons:vite',
  'simple-icons:nextdotjs',
  'simple-icons:tailwindcss',
  'simple-icons:vitest',
]

export default function BasicMarquee() {
  return (
    <Marquee className="max-w-xl">
      {marks.map((mark) => (
        <Icon key={mark} name={mark} className="size-8 text-muted" />
      ))}
    </Marquee>
  )
}
