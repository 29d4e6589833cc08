import { createHash, randomBytes } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import type { requestExport as call } from '@nextrung/contract/own-data'
import type { RequestContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { reauthenticate } from '../identity/identity.public.ts'
import { insertExport } from './exports.store.ts'

/** How long an export link stays valid. */
export const exportHours = 24

/** The stored hash of a link's token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Creates a link to an export of everything we store about the person. Only that person can use it. */
export const requestExport = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  await reauthenticate(ctx, body.password)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(ctx.now().getTime() + exportHours * 3600_000)
  const userId = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    await insertExport(tx, { tokenHash: hashToken(token), userId, expiresAt })
    await recordAudit(tx, { userId, event: 'export.requested', request: ctx.request })
  })
  return { url: `/api/account/export/${token}`, expiresAt: expiresAt.toISOString() }
}
