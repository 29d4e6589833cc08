import type { EducationEntry, WorkEntry } from '@nextrung/contract/users'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../db/columns.ts'

// The identity provider's own tables. Their column names are what better-auth expects.

export const identityUsers = pgTable('identity_users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('identity_sessions_user').on(table.userId)],
)

export const identityAccounts = pgTable(
  'identity_accounts',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    issuer: text(),
    userId: text()
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('identity_accounts_user').on(table.userId)],
)

export const identityVerifications = pgTable(
  'identity_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('identity_verifications_identifier').on(table.identifier)],
)

/** The product's user row. `email` is the contact address, not the sign-in address. */
export const users = pgTable('users', {
  id: id(),
  uid: text()
    .notNull()
    .unique()
    .references(() => identityUsers.id, { onDelete: 'cascade' }),
  displayName: text(),
  email: text().notNull(),
  professionalTitle: text(),
  bio: text(),
  linkedinUrl: text(),
  yearsOfExperience: integer(),
  currentLocation: text(),
  preferredLocations: jsonb().$type<string[]>(),
  skills: jsonb().$type<string[]>(),
  expertiseLevel: text(),
  preferredWorkType: text(),
  userType: text(),
  targetRole: text(),
  careerGoals: jsonb(),
  settings: jsonb(),
  avatarUrl: text(),
  phoneNumber: text(),
  portfolio: text(),
  githubUrl: text(),
  languages: jsonb().$type<string[]>(),
  certifications: jsonb().$type<string[]>(),
  education: jsonb().$type<EducationEntry[]>(),
  workHistory: jsonb().$type<WorkEntry[]>(),
  /** Set by the operator: the account can't sign in, and its sessions are void. */
  disabledAt: moment(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Sign-in attempt counters. Keys are keyed hashes, so no network or e-mail address is stored. */
export const signInCounters = pgTable(
  'sign_in_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** End of the window; the row may be deleted after it. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('sign_in_counters_expiry').on(table.expiresAt)],
)
