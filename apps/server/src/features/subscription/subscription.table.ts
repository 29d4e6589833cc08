import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The plans. Their ids are fixed: 1 is the trial. */
export const subscriptionTiers = pgTable('subscription_tiers', {
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  /** In dollars. */
  price: numeric({ precision: 10, scale: 2 }).notNull(),
  interval: text().notNull(),
  features: jsonb().$type<string[]>().notNull(),
  active: boolean().notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Subscriptions: one row per person, changed by the trial, the payment provider's events and the clock. */
export const userSubscriptions = pgTable('user_subscriptions', {
  id: id(),
  userId: userId().unique(),
  tierId: integer()
    .notNull()
    .references(() => subscriptionTiers.id),
  status: text({ enum: ['active', 'cancelled', 'expired'] }).notNull(),
  /** `stripe`, `test` for the built-in checkout, null for a trial. */
  provider: text({ enum: ['stripe', 'test'] }),
  providerCustomerId: text(),
  providerSubscriptionId: text().unique(),
  currentPeriodStart: moment(),
  currentPeriodEnd: moment().notNull(),
  cancelAtPeriodEnd: boolean().notNull().default(false),
  /** When the end of the trial was announced, which happens once. */
  endAnnouncedAt: moment(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Orders the payment provider's answers about a person: an answer never overrides one that was requested later. */
export const paymentSyncs = pgTable('payment_syncs', {
  userId: userId().primaryKey(),
  asked: integer().notNull().default(0),
  applied: integer().notNull().default(0),
  syncedAt: moment(),
})

/** Metered features. */
export const features = pgTable('features', {
  id: id(),
  name: text().notNull(),
  code: text().notNull().unique(),
  description: text().notNull(),
  active: boolean().notNull().default(true),
})

/** Daily limits of a feature per tier; a null tier applies to people without a subscription. */
export const subscriptionFeatures = pgTable(
  'subscription_features',
  {
    id: id(),
    tierId: integer().references(() => subscriptionTiers.id),
    featureId: integer()
      .notNull()
      .references(() => features.id),
    limit: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('subscription_features_once').on(table.tierId, table.featureId).nullsNotDistinct()],
)

export const featureUses = pgTable(
  'feature_uses',
  {
    userId: userId(),
    featureId: integer()
      .notNull()
      .references(() => features.id),
    /** In UTC. */
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.featureId, table.day] })],
)

/**
 * Who has used the trial, as a keyed hash of the sign-in address. Outlives the account and stores nothing else about
 * it.
 */
export const trialUses = pgTable('trial_uses', {
  addressHash: text().primaryKey(),
  createdAt: createdAt(),
})

/** Checkouts opened at the payment provider. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** The provider's session id. */
    sessionId: text().primaryKey(),
    userId: userId(),
    tierId: integer()
      .notNull()
      .references(() => subscriptionTiers.id),
    provider: text({ enum: ['stripe', 'test'] }).notNull(),
    status: text({ enum: ['open', 'complete', 'expired'] })
      .notNull()
      .default('open'),
    url: text(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('checkouts_user').on(table.userId)],
)

/** Payment provider events already processed. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  createdAt: createdAt(),
})

/** Records of the built-in test provider, corresponding to those Stripe keeps itself. */
export const testPayments = pgTable('test_payments', {
  id: text().primaryKey(),
  userId: userId(),
  tierId: integer().notNull(),
  status: text({ enum: ['active', 'canceled'] }).notNull(),
  currentPeriodStart: moment().notNull(),
  currentPeriodEnd: moment().notNull(),
  cancelAtPeriodEnd: boolean().notNull().default(false),
  createdAt: createdAt(),
})
