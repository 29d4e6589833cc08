export { findConsent, giveConsent, withdrawConsent } from './consents.store.ts'
