import { Button } from '@frond/ui/button'

interface ShowKeyFormProps {
  purchaseId: string
  claimToken: string
  label: string
}

/** Asks for the key of an order without JavaScript. The token is posted, so that it is in no address. */
export function ShowKeyForm({ purchaseId, claimToken, label }: ShowKeyFormProps) {
  return (
    <form method="post" action="/pro/purchase/complete">
      <input type="hidden" name="purchase" value={purchaseId} />
      <input type="hidden" name="claim" value={claimToken} />
      <Button type="submit" label={label} icon="lucide:key-round" />
    </form>
  )
}
