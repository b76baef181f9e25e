/** Card numbers that the payment page of the sandbox accepts. */
export const testCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  needsConfirmation: '4000002500003155',
  paysLater: '4000000000000077',
} as const
