import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operation, OperationInput, OperationOutput } from '@atrium/contracts/wire/contract'
import type { Hono } from 'hono'
import { openCashier, paymentKey, sendCallback } from '../adapters/cashier'
import { openStandIns } from '../adapters/companyDirectories'
import { openObjectFiles } from '../adapters/objectFiles/openObjectFiles'
import { guardedFetch } from '../adapters/outside'
import { demoRegistry, fileRegistry } from '../adapters/registry'
import { openStandIn } from '../adapters/standIn'
import { openStandInApp } from '../adapters/standInApp'
import { openStandInCompany } from '../adapters/standInCompany'
import { openTus } from '../adapters/tus/openTus'
import { createApp, type Replacements } from '../app'
import { appKeyOf } from '../features/apps'
import { authenticate } from '../features/embedding'
import { ownOrigins, redirectUris } from '../features/socialAccounts'
import type { Database } from '../platform/database/Connection'
import { type AdmissionLimits, createAdmission } from '../platform/http/limits/createAdmission'
import { createDownloadLimiter } from '../platform/http/limits/createDownloadLimiter'
import { createReadiness } from '../platform/http/readiness'
import { createBodyReceiver } from '../platform/http/request/createBodyReceiver'
import { loadServiceKeys } from '../platform/keys/serviceKeys'
import type { LogEntry } from '../platform/process/Log'
import { openUploads } from '../platform/uploads'
import type { Ports } from '../ports/Ports'
import type { Settings } from '../ports/Settings'
import { readHere } from '../reading/readHere'
import type { Answer } from './Answer'
import type { RequestOptions } from './RequestOptions'
import { sendRequest } from './sendRequest'
import { openTestDatabase } from './servers/openTestDatabase'
import { TestClock } from './TestClock'
import { isTestBearer, personOfTestBearer } from './testBearer'

export interface TestServiceOptions {
  /** Start of the clock. Default 2026-03-02T01:00:00Z, a Monday morning in China. */
  readonly now?: Date
  readonly settings?: Partial<Settings>
  /** Fills the new database, for example with `seedDemo`. */
  readonly fill?: (database: Database, now: Date) => Promise<void>
  readonly routes?: Replacements['routes']
  /** Default: the demo list. */
  readonly registry?: Ports['registry']
  /** The name servers. Default: they know the record of samples for every name. */
  readonly dns?: Ports['dns']
  /** How identity providers of companies are reached. Default: also in this process and on this machine. */
  readonly outside?: Ports['outside']
  /** In addition to the stand-in. Default: none. */
  readonly social?: Ports['social']
  /** The vendors of directories. Default: stand-ins with a small company. */
  readonly companyDirectories?: Ports['companyDirectories']
  /** Another service's database, next to which this one runs like a second process. Default: a new one. */
  readonly database?: Database
  /** The store of the cloud disk. Default: a separate directory. */
  readonly disk?: Ports['disk']
  /** The malware scanner. Default: none. */
  readonly scanner?: Ports['scanner']
  /** Whether the payment provider's callbacks arrive. Default: yes. */
  readonly callbacksArrive?: () => boolean
}

export interface TestService {
  readonly app: Hono
  readonly ports: Ports
  readonly database: Database
  readonly clock: TestClock
  /** Everything logged so far. */
  readonly logged: readonly LogEntry[]
  request<O extends Operation>(
    operation: O,
    input: OperationInput<O>,
    options?: RequestOptions,
  ): Promise<Answer<OperationOutput<O>>>
  close(): Promise<void>
}

export const testSettings: Settings = {
  publicOrigin: 'http://127.0.0.1:3000',
  returnOrigins: [],
  embedOrigins: [],
  trustedProxies: () => false,
  accessTokenSeconds: 300,
  sessionSeconds: 7 * 24 * 3600,
  // As long as the session, because tests let hours pass.
  sessionIdleSeconds: 7 * 24 * 3600,
  codesPerHour: { sms: 1000, mail: 1000 },
  invitationsPerDay: 500,
  checkAnswers: true,
}

/** Tests of simultaneous calls need no limits. */
const anyNumber = { atOnce: 10_000, waiting: 0 }
const wide: AdmissionLimits = {
  readsOfPerson: anyNumber,
  changesOfPerson: anyNumber,
  uploadsOfPerson: anyNumber,
  uploads: anyNumber,
  network: anyNumber,
  others: anyNumber,
  changesOfCompany: anyNumber,
  changes: anyNumber,
  requests: anyNumber.atOnce,
}

/** The service on a new database: PGlite in memory, or PostgreSQL if TEST_DATABASE=postgres. */
export async function createTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-objects-'))
  const clock = new TestClock(options.now ?? new Date('2026-03-02T01:00:00Z'))
  const database = options.database ?? (await openTestDatabase())
  const logged: LogEntry[] = []
  const keys = await loadServiceKeys(database.connection)
  const log = (entry: LogEntry) => void logged.push(entry)
  const settings = { ...testSettings, ...options.settings }
  const near = guardedFetch({ publicOrigin: settings.publicOrigin, allowsNear: true })
  const callBack = sendCallback('', async (path, init) => app.request(String(path), init))
  const ports: Ports = {
    database,
    clock: clock.now,
    log,
    settings,
    keys,
    payments: openCashier({
      database,
      clock: clock.now,
      log,
      key: paymentKey(keys),
      publicOrigin: settings.publicOrigin,
      callBack: async (notice) => options.callbacksArrive?.() !== false && callBack(notice),
    }),
    social: [
      openStandIn({
        database,
        clock: clock.now,
        clientSecret: 'secret of the stand-in',
        publicOrigin: settings.publicOrigin,
        ownOrigin: settings.publicOrigin,
        redirectUris: redirectUris(settings),
        fetch: async (address, init) => app.request(String(address), init),
      }),
      ...(options.social ?? []),
    ],
    companyDirectories:
      options.companyDirectories ??
      openStandIns({
        ownOrigin: settings.publicOrigin,
        fetch: async (address, init) => app.request(String(address), init),
        firstPause: 1,
      }),
    standInApp: openStandInApp({
      publicOrigin: settings.publicOrigin,
      ownOrigin: settings.publicOrigin,
      keyOf: (licenceId) => appKeyOf(keys, licenceId),
      fetch: async (address, init) => app.request(String(address), init),
    }),
    // Samples of domains have this record.
    dns: options.dns ?? { readTxt: async () => ['atrium-domain-verification=sample'] },
    outside:
      options.outside ??
      (async (address, request = {}) =>
        address.startsWith(`${settings.publicOrigin}/`)
          ? app.request(address, request as RequestInit)
          : near(address, request)),
    standInCompany: openStandInCompany({
      database,
      keys,
      clock: clock.now,
      publicOrigin: settings.publicOrigin,
      clientSecret: 'secret of the stand-in',
      isRedirectUri: (address) => ownOrigins(settings).some((own) => address.startsWith(`${own}/`)),
    }),
    registry: options.registry ?? fileRegistry(demoRegistry),
    readiness: createReadiness(),
    uploads: openUploads(readHere),
    disk: options.disk ?? openObjectFiles(directory),
    uploadProtocol: openTus(),
    admission: createAdmission(wide),
    downloadLimiter: createDownloadLimiter({ link: 10_000, network: 10_000, process: 10_000 }),
    bodyReceiver: createBodyReceiver({
      bodiesOfOne: 10_000,
      bodies: 10_000,
      bytesOfOne: 2 ** 30,
      bytes: 2 ** 30,
    }),
    scanner: options.scanner,
  }
  await options.fill?.(database, clock.now())
  const app: Hono = createApp(ports, {
    routes: options.routes,
    authenticate: async (given, presented, now, caller) =>
      isTestBearer(presented.token)
        ? personOfTestBearer(presented.token, now)
        : authenticate(given, presented, now, caller),
  })
  return {
    app,
    ports,
    database,
    clock,
    logged,
    request: (operation, input, sender) => sendRequest(app, operation, input, sender),
    async close() {
      await database.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
