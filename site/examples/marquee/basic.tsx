import { Icon, Marquee } from '@frond/ui'

const marks = ['react', 'typescript', 'vite', 'nextdotjs', 'tailwindcss', 'vitest']

export default function BasicMarquee() {
  return (
    <Marquee className="max-w-xl">
      {marks.map((mark) => (
        <Icon key={mark} name={`simple-icons:${mark}`} className="size-8 text-muted" />
      ))}
    </Marquee>
  )
}
