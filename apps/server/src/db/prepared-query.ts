import type { Database } from './client.ts'

type Preparable<Prepared> = { prepare: (name: string) => Prepared }

/** A query of the hot path, put together once for each database instead of once for each request. */
export const preparedOnce = <Prepared>(name: string, build: (db: Database) => Preparable<Prepared>) => {
  const known = new WeakMap<Database, Prepared>()
  return (db: Database): Prepared => {
    const prepared = known.get(db) ?? build(db).prepare(name)
    known.set(db, prepared)
    return prepared
  }
}
