import type { Database } from './client.ts'

type Preparable<Prepared> = { prepare: (name: string) => Prepared }

/** A hot-path query that is built once per database instead of once per request. */
export const preparedOnce = <Prepared>(name: string, build: (db: Database) => Preparable<Prepared>) => {
  const known = new WeakMap<Database, Prepared>()
  return (db: Database): Prepared => {
    const prepared = known.get(db) ?? build(db).prepare(name)
    known.set(db, prepared)
    return prepared
  }
}
