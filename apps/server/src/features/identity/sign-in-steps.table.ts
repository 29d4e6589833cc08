import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { identityUsers } from './identity.table.ts'

const identityId = () =>
  text()
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' })

/** Authenticator secrets, sealed with a key derived from the installation's secret. */
export const secondFactors = pgTable('second_factors', {
  userId: identityId().primaryKey(),
  sealedSecret: text().notNull(),
  /** Null until a code from the app confirms it. */
  confirmedAt: moment(),
  /** Time step of the last accepted code, so that no code works twice. */
  lastStep: integer(),
  createdAt: createdAt(),
})

/** Hashed recovery codes. Used ones are deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: id(), userId: identityId(), codeHash: text().notNull(), createdAt: createdAt() },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

export const linkPurposes = ['reset-password', 'verify-email', 'change-email'] as const

/** Hashed links sent by mail; each works once. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: linkPurposes }).notNull(),
    userId: identityId(),
    /** The address the link verifies. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mail_links_user').on(table.userId)],
)

/** Sign-ins in progress at the OpenID provider or waiting for a second factor, bound to a browser by a cookie. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    /** Hash of the browser's cookie value. */
    browserHash: text().primaryKey(),
    kind: text({ enum: ['provider', 'second-factor'] }).notNull(),
    state: text(),
    nonce: text(),
    codeVerifier: text(),
    redirectUrl: text(),
    /** The person who passed the first step. */
    userId: text().references(() => identityUsers.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sign_in_flows_expiry').on(table.expiresAt)],
)
