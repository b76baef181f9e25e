import { Button, Footer } from '@frond/ui'

export const layout = 'page'

export default function FooterSocial() {
  return (
    <Footer
      className="w-full"
      left="Released under the MIT License"
      right={
        <>
          <Button
            icon="simple-icons:github"
            aria-label="Frond UI on GitHub"
            to="https://github.com/frond-ui/frond"
            target="_blank"
            color="neutral"
            variant="ghost"
          />
          <Button
            icon="lucide:mail"
            aria-label="Send an email"
            to="mailto:hello@example.com"
            color="neutral"
            variant="ghost"
          />
        </>
      }
    />
  )
}
