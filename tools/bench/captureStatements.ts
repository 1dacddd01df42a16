import pg from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The SQL that this process sends to PostgreSQL while `work` runs, including transaction statements. */
export async function captureStatements(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function capture(this: pg.Client, ...input: unknown[]) {
    const [config, values] = input as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const text = typeof config === 'string' ? config : config.text
    statements.push({
      text,
      values:
        (Array.isArray(values) ? values : undefined) ??
        (typeof config === 'string' ? [] : (config.values ?? [])),
    })
    return Reflect.apply(query, this, input)
  }
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}
