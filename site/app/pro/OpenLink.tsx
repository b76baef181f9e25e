import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Form, type FormError } from '@frond/ui/form'
import { FormField } from '@frond/ui/form-field'
import { Input } from '@frond/ui/input'
import { useState } from 'react'
import { findLinkToken } from './link-token'

interface OpenLinkProps {
  onToken: (token: string) => Promise<void>
  errors?: readonly FormError[]
}

/**
 * Opens a mailed link that was copied. The token is in the part of the address that browsers do not send, so that it reaches
 * no log. Without JavaScript, the visitor pastes it here.
 */
export function OpenLink({ onToken, errors }: OpenLinkProps) {
  const [link, setLink] = useState('')
  return (
    <Card>
      <Form
        aria-label="Open a mailed link"
        state={{ link }}
        validate={(fields) =>
          findLinkToken(fields.link) ? [] : [{ name: 'link', message: 'Paste the whole link from the mail.' }]
        }
        {...(errors && { errors })}
        // The address of the page may contain the token.
        action="/pro/manage"
        onSubmit={(event) => {
          event.preventDefault()
          return onToken(findLinkToken(link)!)
        }}
        className="grid gap-5"
      >
        <FormField
          name="link"
          label="Link from the mail"
          help="The link opens by itself. If it does not, for example without JavaScript, paste it here."
        >
          <Input
            className="w-full"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            icon="lucide:link"
            value={link}
            onValueChange={setLink}
          />
        </FormField>
        <Button type="submit" label="Show my licenses" color="neutral" variant="outline" block loadingAuto />
      </Form>
    </Card>
  )
}
