import { createServer } from 'node:http'
import pg from 'pg'
import type { Statement } from './captureStatements'

/** The service's peer: only runs the given statements in order and returns their rows as JSON. */
process.once('message', ({ url, statements }: { url: string; statements: Statement[] }) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const server = createServer(async (_request, response) => {
    let rows: unknown[] = []
    for (const { text, values } of statements) rows = (await pool.query(text, [...values])).rows
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ error_code: 0, error_msg: '', data: rows }))
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
})
process.once('disconnect', () => process.exit(0))
