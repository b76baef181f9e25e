import { Button, Card } from '@frond/ui'

/** The card is the form itself, so that the button in the footer submits it. */
export default function CardForm() {
  return (
    <Card
      render={<form onSubmit={(event) => event.preventDefault()} />}
      variant="subtle"
      title="Delete this project"
      description="Its pages and files are gone for good."
      className="w-full max-w-md"
      ui={{ footer: 'flex justify-end gap-2' }}
      footer={
        <>
          <Button label="Keep it" color="neutral" variant="ghost" />
          <Button label="Delete" color="error" type="submit" />
        </>
      }
    />
  )
}
