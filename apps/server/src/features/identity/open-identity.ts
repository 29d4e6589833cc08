import type { Platform } from '../../platform.ts'
import { createIdentity, type Identity, type PasswordHashing } from './identity.ts'
import { type OpenIdProvider, openGoogle } from './provider/openid-provider.ts'
import { queuedPasswordHashing } from './queued-password-hashing.ts'

export type IdentityServices = {
  identity: Identity
  /** Undefined if neither Google nor another OpenID provider is configured. */
  google: OpenIdProvider | undefined
}

/** Creates the services this feature provides. */
export const openIdentity = (
  { config, db, counterSecret, log, now }: Platform,
  passwords: PasswordHashing = queuedPasswordHashing(),
): IdentityServices => ({
  identity: createIdentity({ config, db, secret: counterSecret, log, now, passwords }),
  google: openGoogle(config),
})
