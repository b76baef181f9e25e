const scale = [
  {
    name: 'text-6xl',
    size: '60 / 63',
    use: 'Hero, 36 on a phone',
    sample: 'Calm and precise',
    className: 'text-4xl leading-[1.05] font-bold tracking-tight sm:text-6xl sm:leading-[1.05]',
  },
  {
    name: 'text-4xl',
    size: '36 / 40',
    use: 'Page header',
    sample: 'One living accent',
    className: 'text-4xl font-semibold tracking-tight',
  },
  {
    name: 'text-2xl',
    size: '24 / 32',
    use: 'Heading in prose',
    sample: 'Readable before pretty',
    className: 'text-2xl font-semibold tracking-tight',
  },
  {
    name: 'text-xl',
    size: '20 / 28',
    use: 'Page title in an app',
    sample: 'Motion explains and never delays',
    className: 'text-xl font-semibold',
  },
  {
    name: 'text-lg',
    size: '18 / 28',
    use: 'Section title',
    sample: 'White space and type make the order',
    className: 'text-lg font-semibold',
  },
  {
    name: 'text-base',
    size: '16 / 24',
    use: 'Body of a page, dialog title',
    sample: 'Lines are quiet, surfaces are few, and shadows lie only under what floats.',
    className: 'max-w-[65ch] text-base text-pretty',
  },
  {
    name: 'text-sm',
    size: '14 / 20',
    use: 'The interface',
    sample: 'Controls, menus, tables and descriptions. Labels are medium, values are highlighted.',
    className: 'max-w-[65ch] text-sm text-pretty',
  },
  {
    name: 'text-xs',
    size: '12 / 16',
    use: 'Captions, badges',
    sample: 'Captions, group labels and the small controls',
    className: 'text-xs',
  },
  {
    name: 'font-mono',
    size: '14 / 20',
    use: 'Code, figures in columns',
    sample: 'npm install @frond/ui',
    className: 'font-mono text-sm wrap-anywhere',
  },
]

export default function TypeScale() {
  return (
    <ul className="divide-y divide-muted wrap-anywhere">
      {scale.map((step) => (
        <li
          key={step.name}
          className="grid grid-cols-1 gap-3 py-5 first:pt-0 last:pb-0 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-baseline lg:gap-8"
        >
          <p className={`text-highlighted ${step.className}`}>{step.sample}</p>
          <p className="grid grid-cols-[5.5fr_4fr_9.5fr] items-baseline gap-x-2 text-xs text-muted">
            <code className="font-mono text-highlighted">{step.name}</code>
            <span className="tabular-nums">{step.size}</span>
            <span>{step.use}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
