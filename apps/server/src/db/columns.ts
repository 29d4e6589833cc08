import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Whole-number row id, counted up by the database. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A moment in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => moment().notNull().defaultNow()
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

/** Raw bytes, such as an uploaded file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => new Uint8Array(value),
})
