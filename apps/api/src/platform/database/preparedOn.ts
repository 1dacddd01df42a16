import type { Connection } from './Connection'

/**
 * A statement of every call: written once for the pool, and under its name planned once by each of a server's
 * connections. Its name is for this text alone.
 */
export function preparedOn<P>(prepare: (db: Connection) => P): (db: Connection) => P {
  const prepared = new WeakMap<Connection, P>()
  return (db) => {
    const known = prepared.get(db) ?? prepare(db)
    prepared.set(db, known)
    return known
  }
}
