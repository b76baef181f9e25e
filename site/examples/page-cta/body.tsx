import { Button, Input, PageCTA } from '@frond/ui'

/** `body` stands between the words and the buttons. */
export default function PageCTABody() {
  return (
    <PageCTA
      variant="soft"
      title="Hear about releases"
      description="One mail for each, and nothing else."
      body={
        <form className="mx-auto flex max-w-sm gap-2" onSubmit={(event) => event.preventDefault()}>
          <Input type="email" placeholder="Your address" aria-label="Your address" size="lg" className="flex-1" />
          <Button label="Sign up" type="submit" size="lg" />
        </form>
      }
    />
  )
}
