import { signInAddress } from '@nextrung/contract/auth'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { PublicContext } from '../../../http/request-context.ts'
import { sanitizeStrings } from '../../../http/sanitize-strings.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { ensureUser, findIdentityByEmail, removeIncompleteIdentity } from '../users.store.ts'
import type { ProviderPerson } from './openid-provider.ts'
import {
  findLinkedAccount,
  hasLink,
  insertLink,
  insertVerifiedIdentity,
  lockProviderAccount,
} from './provider-accounts.store.ts'

const maxNameLength = 100
const maxPictureLength = 500

type Account = { uid: string; email: string; isNew: boolean }

/**
 * The account linked to this Google identity, or a new one. An existing account with the same address is linked only
 * if that address was verified here too; otherwise whoever registered the address first would share it (S33).
 * @throws AppError ACCOUNT_NOT_LINKED, saying what to do instead
 */
export const findOrCreateAccount = async (ctx: PublicContext, person: ProviderPerson): Promise<Account> => {
  const known = await findLinkedAccount(ctx.db, person)
  if (known) return { ...known, isNew: false }
  const email = verifiedAddress(person)
  await removeIncompleteIdentity(ctx.db, email)
  return ctx.db.transaction(async (tx) => {
    await lockProviderAccount(tx, person)
    const linked = await findLinkedAccount(tx, person)
    if (linked) return { ...linked, isNew: false }
    const uid = await insertVerifiedIdentity(tx, {
      email,
      name: nameOf(person, email),
      image: pictureOf(person),
    })
    if (!uid) return linkByAddress(ctx, tx, { ...person, email })
    await insertLink(tx, { ...person, uid })
    await ensureUser(tx, uid)
    return { uid, email, isNew: true }
  })
}

const linkByAddress = async (
  ctx: PublicContext,
  tx: Database,
  person: ProviderPerson & { email: string },
): Promise<Account> => {
  const local = await findIdentityByEmail(tx, person.email)
  // A second Google identity with the same address: the address has changed hands.
  if (!local?.emailVerified || (await hasLink(tx, local.id)))
    throw new AppError(
      'ACCOUNT_NOT_LINKED',
      'There is an account with this address already. Sign in with its password, then link Google in Settings, under Account.',
    )
  await insertLink(tx, { ...person, uid: local.id })
  const user = await ensureUser(tx, local.id)
  if (user) await recordAudit(tx, { userId: user.id, event: 'google.linked', request: ctx.request })
  return { uid: local.id, email: local.email, isNew: false }
}

const verifiedAddress = ({ email, isEmailVerified }: ProviderPerson): string => {
  const address = signInAddress.safeParse(email)
  if (address.success && isEmailVerified) return address.data.toLowerCase()
  throw new AppError(
    'ACCOUNT_NOT_LINKED',
    'Google has not verified the address of this Google account, so you cannot sign up with it.',
  )
}

const nameOf = ({ name }: ProviderPerson, email: string): string => {
  const given = String(sanitizeStrings(name ?? '')).trim()
  const shown = given.length >= 2 ? given : (email.split('@')[0] ?? email)
  return [...shown].slice(0, maxNameLength).join('')
}

const pictureOf = ({ picture }: ProviderPerson): string | null =>
  picture && picture.length <= maxPictureLength && /^https:\/\//.test(picture) && URL.canParse(picture)
    ? picture
    : null
