/**
 * The tokens that prove a purchase to the server. The payment provider sends the visitor back without them, so the tab
 * keeps them. A visitor who comes back in another tab gets the key by mail.
 */
const PREFIX = 'frond-pro-claim:'

export function rememberClaim(purchaseId: string, claimToken: string): void {
  try {
    sessionStorage.setItem(PREFIX + purchaseId, claimToken)
  } catch {
    // The visitor does not allow storage.
  }
}

export function findClaim(purchaseId: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + purchaseId) ?? undefined
  } catch {
    return undefined
  }
}
