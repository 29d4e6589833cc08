import type { PublicContext } from '../../../http/request-context.ts'

/** What this server offers to somebody who is not signed in, and whom to ask where it is not enough. */
export const getSignInOptions = async ({ config, mailer }: PublicContext) => ({
  mail: mailer !== undefined,
  google: config.google !== undefined,
  passwordSignIn: config.passwordSignIn,
  contact: config.operatorEmail ?? null,
})
