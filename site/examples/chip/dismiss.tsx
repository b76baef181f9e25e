import { Button, Chip } from '@frond/ui'

/** The target of the chip hides it by itself; no state is needed for that. */
export default function DismissedChip() {
  return (
    <Chip text="new" color="info">
      {({ show, setShow }) => (
        <Button
          label={show ? 'See what is new' : 'Nothing new'}
          color="neutral"
          variant="outline"
          onClick={() => setShow(false)}
        />
      )}
    </Chip>
  )
}
