export const button = '/docs/components/button'
export const accordion = '/docs/components/accordion'

/** A docs page with few elements. Tests of what all docs pages have in common take half the time on it. */
export const smallPage = '/docs/composables/use-kbd'
