import { Button, Input, PageCTA } from '@frond/ui'

/** `body` is rendered between the text and the buttons. */
export default function PageCTABody() {
  return (
    <PageCTA
      variant="soft"
      title="Get release news"
      description="One email per release, nothing else."
      body={
        <form className="mx-auto flex max-w-sm gap-2" onSubmit={(event) => event.preventDefault()}>
          <Input type="email" placeholder="Email address" aria-label="Email address" size="lg" className="flex-1" />
          <Button label="Sign up" type="submit" size="lg" />
        </form>
      }
    />
  )
}
