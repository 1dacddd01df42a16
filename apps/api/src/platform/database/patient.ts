import { Socket } from 'node:net'
import { Client, type ClientBase } from 'pg'

/** PostgreSQL's code for a change on a standby. */
export const readOnlyTransaction = '25006'

/**
 * Ends what takes too long on a new connection: the server ends the statement, and a transaction that its client
 * abandoned. If nothing comes in a quarter longer than that, it isn't the statement that is slow: the server is gone,
 * and the connection is thrown away.
 *
 * @param patience in milliseconds
 * @throws an error with the code of {@link readOnlyTransaction} where nothing can be changed
 */
export async function patient(client: ClientBase, patience: number): Promise<void> {
  const stream = client instanceof Client ? client.connection.stream : undefined
  const silence = Math.round(patience * 1.25)
  if (stream instanceof Socket) {
    stream.setTimeout(silence, () =>
      stream.destroy(Object.assign(new Error('The database has gone silent.'), { code: 'ETIMEDOUT' })),
    )
  }
  // Not said on connecting: poolers know only some settings there.
  await client.query(
    `set statement_timeout = ${patience}; set idle_in_transaction_session_timeout = ${silence}`,
  )
  // The primary may be elsewhere by now: each connection is tried again until it leads there.
  const { rows } = await client.query('show transaction_read_only')
  if (rows[0].transaction_read_only === 'on') {
    throw Object.assign(new Error('The database is read-only.'), { code: readOnlyTransaction })
  }
}
