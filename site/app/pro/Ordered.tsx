import type { Answers } from '@frond/pro-server'
import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { useEffect } from 'react'
import { rememberClaim } from './claims'
import { FocusedHeading } from './FocusedHeading'
import { ShowKeyForm } from './ShowKeyForm'
import { toOwnAddress } from './to-own-address'

/**
 * The steps after an order without JavaScript. The payment opens in a new tab, because this page contains the token that
 * proves the order.
 */
export function Ordered({ checkout: { purchase, claimToken, redirectUrl } }: { checkout: Answers['checkout'] }) {
  const paymentUrl = toOwnAddress(redirectUrl)

  // If the form was sent before the page was hydrated, continue as with JavaScript.
  useEffect(() => {
    rememberClaim(purchase.id, claimToken)
    location.replace(paymentUrl)
  }, [purchase.id, claimToken, paymentUrl])

  return (
    <Card ui={{ body: 'grid gap-6' }}>
      <FocusedHeading>Order {purchase.number}</FocusedHeading>
      <section className="grid justify-items-start gap-3">
        <h3 className="font-semibold text-highlighted">1. Pay</h3>
        <p className="text-sm text-muted">The payment page opens in a new tab. Keep this page open.</p>
        <Button label="Open the payment page" to={paymentUrl} target="_blank" icon="lucide:credit-card" />
      </section>
      <section className="grid justify-items-start gap-3">
        <h3 className="font-semibold text-highlighted">2. Get your key</h3>
        <p className="text-sm text-muted">After the payment, come back to this page. The key is also sent by mail.</p>
        <ShowKeyForm purchaseId={purchase.id} claimToken={claimToken} label="Show my key" />
      </section>
    </Card>
  )
}
