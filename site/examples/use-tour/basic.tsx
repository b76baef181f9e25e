import { Button, Popover, useTour } from '@frond/ui'

const steps = [
  { target: 'tour-inbox', title: 'Inbox', text: 'What has arrived since you were last here.' },
  { target: 'tour-drafts', title: 'Drafts', text: 'Letters that wait for you to finish them.' },
  { title: 'That is all', text: 'You can begin again at any time.' },
]

export default function BasicTour() {
  const tour = useTour(steps)

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button id="tour-inbox" label="Inbox" color="neutral" variant="outline" />
      <Button id="tour-drafts" label="Drafts" color="neutral" variant="outline" />
      <Button label="Show me around" onClick={() => tour.start()} />
      <Popover
        open={tour.open}
        onOpenChange={(open) => open || tour.finish()}
        reference={tour.reference}
        renderContent={
          <div className="grid w-64 gap-3 p-4 text-sm">
            <p className="font-medium text-highlighted">{tour.current?.title}</p>
            <p className="text-muted">{tour.current?.text}</p>
            <div className="flex justify-between gap-2">
              <Button
                label="Back"
                size="sm"
                variant="ghost"
                color="neutral"
                disabled={!tour.hasPrev}
                onClick={tour.prev}
              />
              <Button label={tour.hasNext ? 'Next' : 'Done'} size="sm" onClick={tour.next} />
            </div>
          </div>
        }
      />
    </div>
  )
}
