import { Socket } from 'node:net'
import { Client, type ClientBase } from 'pg'

/** PostgreSQL's code for a change on a standby. */
export const readOnlyTransaction = '25006'

/**
 * Limits a new connection: the server ends slow statements and abandoned transactions. If nothing arrives
 * within a quarter longer than that, the server is gone, and the connection is discarded.
 *
 * @param patience in milliseconds
 * @throws an error with the code of {@link readOnlyTransaction} if the server is read-only
 */
export async function patient(client: ClientBase, patience: number): Promise<void> {
  const stream = client instanceof Client ? client.connection.stream : undefined
  const silence = Math.round(patience * 1.25)
  if (stream instanceof Socket) {
    stream.setTimeout(silence, () =>
      stream.destroy(Object.assign(new Error('The database has gone silent.'), { code: 'ETIMEDOUT' })),
    )
  }
  // Not set while connecting, because poolers allow only some settings there.
  await client.query(
    `set statement_timeout = ${patience}; set idle_in_transaction_session_timeout = ${silence}`,
  )
  // The primary may have moved: each connection is retried until it reaches the primary.
  const { rows } = await client.query('show transaction_read_only')
  if (rows[0].transaction_read_only === 'on') {
    throw Object.assign(new Error('The database is read-only.'), { code: readOnlyTransaction })
  }
}
