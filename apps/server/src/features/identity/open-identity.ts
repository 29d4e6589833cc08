import type { Platform } from '../../platform.ts'
import { createIdentity, type Identity, type PasswordHashing } from './identity.ts'
import { type OpenIdProvider, openGoogle } from './provider/openid-provider.ts'
import { queuedPasswordHashing } from './queued-password-hashing.ts'

export type IdentityServices = {
  identity: Identity
  /** Undefined where no Google client, or one of another OpenID provider, is set. */
  google: OpenIdProvider | undefined
}

/** What the feature adds to the services. */
export const openIdentity = (
  { config, db, counterSecret, log, now }: Platform,
  passwords: PasswordHashing = queuedPasswordHashing(),
): IdentityServices => ({
  identity: createIdentity({ config, db, secret: counterSecret, log, now, passwords }),
  google: openGoogle(config),
})
