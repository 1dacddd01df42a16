import type { Connection } from './Connection'

/**
 * A statement of every call: built once for the pool, and planned once per server connection under its name.
 * The name is for this text only.
 */
export function preparedOn<P>(prepare: (db: Connection) => P): (db: Connection) => P {
  const prepared = new WeakMap<Connection, P>()
  return (db) => {
    const known = prepared.get(db) ?? prepare(db)
    prepared.set(db, known)
    return known
  }
}
