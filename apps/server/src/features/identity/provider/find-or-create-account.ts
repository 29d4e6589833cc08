import { signInAddress } from '@nextrung/contract/auth'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { cleanTexts } from '../../../http/clean-texts.ts'
import type { PublicContext } from '../../../http/request-context.ts'
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
 * The account of a person of the provider: the linked one, else a new one. An account of the same address is linked
 * only if its address was proved here too; else whoever took the address first would share it (S33).
 * @throws AppError ACCOUNT_NOT_LINKED with what to do instead
 */
export const findOrCreateAccount = async (ctx: PublicContext, person: ProviderPerson): Promise<Account> => {
  const known = await findLinkedAccount(ctx.db, person)
  if (known) return { ...known, isNew: false }
  const email = verifiedAddress(person)
  await removeIncompleteIdentity(ctx.db, email)
  return ctx.db.transaction(async (tx) => {
    await lockProviderAccount(tx, person)
    const meanwhile = await findLinkedAccount(tx, person)
    if (meanwhile) return { ...meanwhile, isNew: false }
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
  // A second person of the provider with one address: it was given to somebody else meanwhile.
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
    'The address of this Google account is not verified at Google, so no account can be opened with it here.',
  )
}

const nameOf = ({ name }: ProviderPerson, email: string): string => {
  const given = String(cleanTexts(name ?? '')).trim()
  const shown = given.length >= 2 ? given : (email.split('@')[0] ?? email)
  return [...shown].slice(0, maxNameLength).join('')
}

const pictureOf = ({ picture }: ProviderPerson): string | null =>
  picture && picture.length <= maxPictureLength && /^https:\/\//.test(picture) && URL.canParse(picture)
    ? picture
    : null
