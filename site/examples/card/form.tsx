import { Button, Card } from '@frond/ui'

/** The card renders the form element, so the button in the footer submits it. */
export default function CardForm() {
  return (
    <Card
      render={<form onSubmit={(event) => event.preventDefault()} />}
      variant="subtle"
      title="Delete this project"
      description="This permanently deletes its pages and files."
      className="w-full max-w-md"
      ui={{ footer: 'flex justify-end gap-2' }}
      footer={
        <>
          <Button label="Cancel" color="neutral" variant="ghost" />
          <Button label="Delete" color="error" type="submit" />
        </>
      }
    />
  )
}
