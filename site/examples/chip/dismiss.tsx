import { Button, Chip } from '@frond/ui'

/** The target hides the chip without state of its own. */
export default function DismissedChip() {
  return (
    <Chip text="new" color="info">
      {({ show, setShow }) => (
        <Button
          label={show ? "What's new" : 'No updates'}
          color="neutral"
          variant="outline"
          onClick={() => setShow(false)}
        />
      )}
    </Chip>
  )
}
