import { Button, NavigationMenu, type NavigationMenuItem } from '@frond/ui'

const groups = [
  { title: 'Inputs', pages: ['input', 'select', 'checkbox', 'switch'] },
  { title: 'Overlays', pages: ['modal', 'slideover', 'drawer', 'popover'] },
  { title: 'Data', pages: ['accordion', 'timeline', 'card', 'empty'] },
]

const items: NavigationMenuItem[] = [
  {
    label: 'Components',
    renderContent: ({ close }) => (
      <div className="grid gap-6 p-6 sm:grid-cols-3">
        {groups.map(({ title, pages }) => (
          <div key={title} className="grid content-start justify-items-start gap-2">
            <p className="text-xs font-semibold text-highlighted">{title}</p>
            {pages.map((page) => (
              <Button
                key={page}
                to={`/docs/components/${page}`}
                label={page}
                variant="link"
                color="neutral"
                className="h-auto px-0 capitalize"
                onClick={close}
              />
            ))}
          </div>
        ))}
      </div>
    ),
  },
  { label: 'Templates', to: '/templates' },
]

export default function NavigationMenuContent() {
  return <NavigationMenu items={items} aria-label="Shop by category" className="w-full" />
}
