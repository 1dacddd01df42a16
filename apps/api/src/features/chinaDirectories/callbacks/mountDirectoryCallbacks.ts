import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Connection } from '../../../platform/database/Connection'
import type { AdmittedRequest, Entry, Serve } from '../../../platform/http/serveRequest'
import { countWithin } from '../../../platform/quotas'
import { type OpenedCallback, vendors } from '../../../ports/CompanyDirectory'
import type { Ports } from '../../../ports/Ports'
import { directoryCallbacks, directoryConnections } from '../../directories/tables'
import { companies } from '../../organisation/tables'
import { type ConnectedDirectory, findConnection, ofConnection, openSecret } from '../connections'
import { startReading } from '../startReading'
import { changesChannel, wakeWorkers } from '../wakeWorkers'
import { callbackPath } from './callbackAddress'

/** Callbacks name ids only. */
const mostBytes = 64 * 1024
/** Of one directory in a minute: more is read later, all at once. */
const mostPerMinute = 600
const minute = 60_000
/** Longer than a callback is believed, so that it isn't believed twice. */
const rememberedMilliseconds = 30 * minute
/** Changes come in groups, so that a reading waits for the rest of them; at most so long after the first. */
const pause = 500
const longestPause = 2000

/** Vendors tell here who changed. What they say is only believed about whom to read. */
export function mountDirectoryCallbacks(app: Hono, ports: Ports, serve: Serve): void {
  const testing: Entry = {
    name: 'directoryCallback',
    access: 'public',
    scope: 'never',
    limit: 'others',
    body: 'none',
  }
  const telling: Entry = { ...testing, body: { most: mostBytes } }
  const path = `${callbackPath}/:kind/:companyId/:directoryId`
  app.get(
    path,
    serve(testing, (request, body) => receive(ports, request, body)),
  )
  app.post(
    path,
    serve(telling, (request, body) => receive(ports, request, body)),
  )
}

/** The same for everything that isn't genuine: nobody finds out which directories exist. */
const refused = () => new Response('', { status: 403, headers: { 'cache-control': 'no-store' } })

async function receive(ports: Ports, request: AdmittedRequest, body: Uint8Array): Promise<Response> {
  const { context, now } = request
  const { kind = '', companyId = '', directoryId = '' } = context.req.param()
  const vendor = vendors.find((one) => one === kind)
  const areIds = [companyId, directoryId].every((id) => /^[\w-]{1,64}$/.test(id))
  const connection =
    vendor && areIds ? await findConnection(ports.database.connection, { companyId, directoryId }) : undefined
  if (!vendor || connection?.kind !== vendor) return refused()
  const [token, key] = [
    openSecret(ports.keys, connection, 'callbackToken'),
    openSecret(ports.keys, connection, 'callbackKey'),
  ]
  if (token === '' || key === '') return refused()
  const opened = ports.companyDirectories.vendors[vendor].openCallback(
    {
      method: context.req.method,
      query: new URL(context.req.url).searchParams,
      headers: context.req.raw.headers,
      body,
      now,
    },
    { clientId: connection.clientId, token, key },
  )
  if (!opened) return refused()
  await ports.database.transaction((db) => note(db, connection, opened, now))
  const { type, body: answer } = opened.answer
  return new Response(answer, { headers: { 'content-type': type, 'cache-control': 'no-store' } })
}

/** A repeated callback is answered like the first one, and does nothing. */
async function note(
  db: Connection,
  connection: ConnectedDirectory,
  { id, people, departments, isEverything }: OpenedCallback,
  now: Date,
): Promise<void> {
  const { companyId, directoryId } = connection
  if (id !== undefined) {
    const seen = await countWithin(db, `callback ${directoryId} ${id}`, rememberedMilliseconds, now)
    if (seen > 1) return
  }
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), isNull(companies.dissolvedAt)))
  if (!company) return
  await db.update(directoryConnections).set({ lastCallbackAt: now }).where(ofConnection(connection))
  // Before the first difference was applied, nothing is known that could have changed.
  if (connection.lastReadAt === null) return
  const named = [
    ...people.map((externalId) => ({ subject: 'person' as const, externalId })),
    ...departments.map((externalId) => ({ subject: 'department' as const, externalId })),
  ].filter(({ externalId }) => externalId.length <= 128)
  const total =
    named.length > 0 ? await countWithin(db, `callbacks ${directoryId}`, minute, now, named.length) : 0
  if (isEverything || total > mostPerMinute) {
    await startReading(db, { companyId, directoryId, trigger: 'schedule', now })
    return
  }
  if (named.length === 0) return
  await db
    .insert(directoryCallbacks)
    .values(
      named.map((one) => ({
        ...{ companyId, directoryId, firstAt: now, lastAt: now },
        ...one,
        dueAt: new Date(now.getTime() + pause),
      })),
    )
    .onConflictDoUpdate({
      target: [
        directoryCallbacks.companyId,
        directoryCallbacks.directoryId,
        directoryCallbacks.subject,
        directoryCallbacks.externalId,
      ],
      set: {
        lastAt: now,
        failures: 0,
        dueAt: sql`least(excluded.due_at, ${directoryCallbacks.firstAt} + ${longestPause} * interval '1 millisecond')`,
      },
    })
  await wakeWorkers(db, changesChannel)
}
