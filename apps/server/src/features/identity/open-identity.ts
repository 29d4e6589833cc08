import type { Platform } from '../../platform.ts'
import { createIdentity, type Identity, type PasswordKeeping } from './identity.ts'
import { passwordsInTurns } from './passwords-in-turns.ts'
import { type OpenIdProvider, openGoogle } from './provider/openid-provider.ts'

export type IdentityServices = {
  identity: Identity
  /** Undefined where no Google client, or one of another OpenID provider, is set. */
  google: OpenIdProvider | undefined
}

/** What the feature adds to the services. */
export const openIdentity = (
  { config, db, counterSecret, log, now }: Platform,
  passwords: PasswordKeeping = passwordsInTurns(),
): IdentityServices => ({
  identity: createIdentity({ config, db, secret: counterSecret, log, now, passwords }),
  google: openGoogle(config),
})
