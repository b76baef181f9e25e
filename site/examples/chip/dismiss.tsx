import { Button, Chip } from '@frond/ui'

/** The chip keeps its state. The target calls a function to hide it. */
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
