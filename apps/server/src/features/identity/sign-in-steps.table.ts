import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { identityUsers } from './identity.table.ts'

const identityId = () =>
  text()
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' })

/** An authenticator app's secret, sealed with a key that is derived from the installation's secret. */
export const secondFactors = pgTable('second_factors', {
  userId: identityId().primaryKey(),
  sealedSecret: text().notNull(),
  /** Null until a code of the app was confirmed. */
  confirmedAt: moment(),
  /** The time step of the last accepted code: no code works twice. */
  lastStep: integer(),
  createdAt: createdAt(),
})

/** Recovery codes, hashed. A used one is removed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: id(), userId: identityId(), codeHash: text().notNull(), createdAt: createdAt() },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

export const linkPurposes = ['reset-password', 'verify-email', 'change-email'] as const

/** Links of mails, hashed; each works once. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: linkPurposes }).notNull(),
    userId: identityId(),
    /** The address that the link proves. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mail_links_user').on(table.userId)],
)

/** A sign-in at the OpenID provider, or one that waits for its second factor: bound to a browser by a cookie. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    /** Hash of what the browser's cookie holds. */
    browserHash: text().primaryKey(),
    kind: text({ enum: ['provider', 'second-factor'] }).notNull(),
    state: text(),
    nonce: text(),
    codeVerifier: text(),
    redirectUrl: text(),
    /** Who passed the first step. */
    userId: text().references(() => identityUsers.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sign_in_flows_expiry').on(table.expiresAt)],
)
