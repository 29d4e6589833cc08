import type { PublicContext } from '../../../http/request-context.ts'

/** The ways to sign in that this server offers, and whom to contact for help. */
export const getSignInOptions = async ({ config, mailer }: PublicContext) => ({
  mail: mailer !== undefined,
  google: config.google !== undefined,
  passwordSignIn: config.passwordSignIn,
  contact: config.operatorEmail ?? null,
})
