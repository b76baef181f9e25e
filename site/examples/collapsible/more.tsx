import { Button, Collapsible } from '@frond/ui'

const shown = ['Analytics', 'Billing', 'Domains']
const more = ['Integrations', 'Logs', 'Members', 'Webhooks']

/** A function as children receives whether the content is open. */
export default function MoreCollapsible() {
  return (
    <div className="w-full max-w-xs text-sm">
      <ul className="grid gap-2 pb-2">
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Collapsible
        className="flex flex-col-reverse items-start"
        content={
          <ul className="grid gap-2 pb-2">
            {more.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        }
      >
        {({ open }) => <Button label={open ? 'Show fewer' : 'Show all'} size="sm" variant="link" className="px-0" />}
      </Collapsible>
    </div>
  )
}
