import { setTimeout as wait } from 'node:timers/promises'
import { requireClamd } from '../adapters/clamd/openClamd'
import { smtpCarrier } from '../adapters/mail/smtpCarrier'
import { type RunningDelivery, runDelivery } from '../adapters/outbox/runDelivery'
import { httpGateway } from '../adapters/sms/httpGateway'
import { createApp } from '../app'
import { operatorProgram } from '../commands'
import { convertAdministrators } from '../features/administrators/convertAdministrators'
import { endSilentUses } from '../features/apps'
import { endBorrowed } from '../features/borrowing'
import { runBulkChanges } from '../features/bulkLicences'
import { runDirectoryChanges, runDirectoryReads } from '../features/chinaDirectories'
import { claimCertifiedNames } from '../features/company/certification'
import { runConnections } from '../features/connections'
import { scanningOf, sweepDisk } from '../features/disk'
import { authenticate, siteOrigins } from '../features/embedding'
import { convertHistory } from '../features/history'
import { countSeatDays, storeCosts } from '../features/licenceCosts'
import { remindOfRequests } from '../features/licenceRequests'
import { runLicenceRules } from '../features/licenceRules'
import { runPolicies, runReclaims } from '../features/licenceUse'
import { runLogouts } from '../features/oidc'
import { sweepOrders } from '../features/orders'
import { mountIndex, mountWellKnown, readHead } from '../features/publicPages'
import { remindOfEnds } from '../features/sales'
import { inviteLate } from '../features/scim'
import { spellNames } from '../features/search'
import { runSeatCuts } from '../features/seatCuts'
import { endedAmong } from '../features/session'
import { recordOnline } from '../features/use'
import type { MigratableDatabase } from '../platform/database/Connection'
import { createHub, type Hub } from '../platform/hub'
import { type OperatorServer, serveOperator } from '../platform/operator'
import { mountDesk } from '../platform/portal/mountDesk'
import { mountEmbed } from '../platform/portal/mountEmbed'
import { mountPortal } from '../platform/portal/mountPortal'
import { type Repetition, repeatedly } from '../platform/process/repeatedly'
import { writeLog } from '../platform/process/writeLog'
import type { UploadPlaces } from '../platform/uploads'
import type { Worker } from '../platform/worker/runWorker'
import { purge } from '../purge'
import { fillDemoConnection } from '../seed/demoConnection'
import { fillDemoDisks } from '../seed/fillDemoDisks'
import { fillDemoReleases } from '../seed/fillDemoReleases'
import { builtDesk, builtPortal } from './builtPortal'
import { fillEmpty } from './fillEmpty'
import { greeting } from './greeting'
import { type Listening, listen } from './listen'
import { openDatabase } from './openDatabase'
import { requireObjects } from './openObjects'
import { openPorts } from './openPorts'
import type { Configuration } from './readConfiguration'
import { refuseDemo } from './refuseDemo'
import { requireFreePort, requireOwnName } from './requireFreePort'

export interface RunningService {
  readonly greeting: string
  /** Redirects clients, ends running work, and closes the database. */
  stop(): Promise<void>
}

const sweepPause = 5_000
const purgePause = 300_000
const diskPause = 600_000
const scanPause = 2000
const logoutsPause = 1000
const appsPause = 30_000
const connectionsPause = 600_000
const usesPause = 600_000
const remindersPause = 600_000
const reclaimsPause = 60_000
const cutsPause = 30_000
const seatDaysPause = 600_000
/** In milliseconds; requests to an unresponsive database are abandoned after that. */
const longestRest = 5000

/** Opens everything in the order of possible refusals, and closes it again if a later step fails. */
export async function startService(configuration: Configuration): Promise<RunningService> {
  const opened: {
    listening?: Listening
    database?: MigratableDatabase
    operatorServer?: OperatorServer
    hub?: Hub
    sweep?: Repetition
    purge?: Repetition
    disk?: Repetition
    scanning?: Repetition
    reminders?: Repetition
    apps?: Repetition
    uses?: Repetition
    reclaims?: Repetition
    borrowed?: Repetition
    logouts?: Repetition
    connections?: Repetition
    seatCuts?: Repetition
    seatDays?: Repetition
    bulkChanges?: Worker
    licenceRules?: Worker
    directoryReads?: Worker
    directoryChanges?: Worker
    deliveries?: readonly RunningDelivery[]
    uploads?: UploadPlaces
  } = {}
  const close = async () => {
    await opened.hub?.close()
    await opened.listening?.close()
    opened.uploads?.close()
    await opened.operatorServer?.close()
    const atRest = Promise.all([
      ...(opened.deliveries ?? []).map((delivery) => delivery.stop()),
      opened.sweep?.stop(),
      opened.purge?.stop(),
      opened.disk?.stop(),
      opened.scanning?.stop(),
      opened.reminders?.stop(),
      opened.apps?.stop(),
      opened.uses?.stop(),
      opened.reclaims?.stop(),
      opened.borrowed?.stop(),
      opened.logouts?.stop(),
      opened.connections?.stop(),
      opened.seatCuts?.stop(),
      opened.seatDays?.stop(),
      opened.bulkChanges?.stop(),
      opened.licenceRules?.stop(),
      opened.directoryReads?.stop(),
      opened.directoryChanges?.stop(),
    ])
    await Promise.race([atRest, wait(longestRest, undefined, { ref: false })])
    await opened.database?.close()
  }
  try {
    await requireFreePort(configuration.host, configuration.port)
    await requireOwnName(configuration)
    await requireObjects(configuration)
    if (configuration.clamd) await requireClamd(configuration.clamd)
    const database = await openDatabase(configuration, writeLog)
    opened.database = database
    await database.migrate(async () => {
      await convertAdministrators(database, new Date())
      await convertHistory(database)
      if (configuration.hasDemo) await fillEmpty(database, new Date())
      else if (configuration.isPublic) await refuseDemo(database)
      await claimCertifiedNames(database)
      await spellNames(database.connection)
    })
    const listening = await listen(configuration.host, configuration.port, writeLog)
    opened.listening = listening
    const publicOrigin = originOf(configuration, listening.port)
    const ports = await openPorts(configuration, database, publicOrigin, listening.port)
    if (configuration.databaseUrl === undefined) {
      opened.operatorServer = await serveOperator(ports, operatorProgram, configuration.dataDirectory)
    }
    opened.deliveries = carriersOf(configuration).map((carrier) => runDelivery(ports, carrier))
    opened.uploads = ports.uploads
    if (configuration.hasDemo) {
      await fillDemoDisks(ports)
      await fillDemoReleases(ports)
      await fillDemoConnection(ports)
    }
    opened.sweep = repeatedly(() => sweepOrders(ports), sweepPause)
    opened.purge = repeatedly(() => purge(ports), purgePause)
    opened.disk = repeatedly(() => sweepDisk(ports), diskPause)
    if (ports.scanner) opened.scanning = repeatedly(scanningOf(ports), scanPause)
    opened.reminders = repeatedly(async () => {
      await remindOfEnds(ports)
      await remindOfRequests(ports)
      await inviteLate(ports)
    }, remindersPause)
    opened.apps = repeatedly(() => endSilentUses(ports), appsPause)
    opened.uses = repeatedly(() => recordOnline(ports), usesPause)
    opened.reclaims = repeatedly(async () => {
      await runReclaims(ports)
      await runPolicies(ports)
    }, reclaimsPause)
    opened.borrowed = repeatedly(() => endBorrowed(ports), cutsPause)
    opened.logouts = repeatedly(() => runLogouts(ports), logoutsPause)
    opened.connections = repeatedly(() => runConnections(ports), connectionsPause)
    opened.seatCuts = repeatedly(() => runSeatCuts(ports), cutsPause)
    opened.seatDays = repeatedly(async () => {
      await countSeatDays(ports)
      await storeCosts(ports)
    }, seatDaysPause)
    opened.bulkChanges = await runBulkChanges(ports)
    opened.licenceRules = await runLicenceRules(ports)
    opened.directoryReads = await runDirectoryReads(ports)
    opened.directoryChanges = await runDirectoryChanges(ports)
    const app = createApp(ports)
    mountIndex(app, ports)
    mountWellKnown(app, ports)
    mountEmbed(app, builtPortal, { origins: ports.settings.embedOrigins, isSite: siteOrigins(ports) })
    mountDesk(app, builtDesk)
    mountPortal(app, builtPortal, {
      origin: publicOrigin,
      readHead: (address, language) => readHead(ports, address, language),
      analytics: configuration.analytics,
      hasSocial: ports.social.length > 0,
    })
    const hub = await createHub(ports, { authenticate, endedAmong })
    opened.hub = hub
    listening.answerWith({ fetch: app.fetch, upgrade: hub.upgrade })
    const stop = async () => {
      listening.partAfterAnswers()
      await ports.readiness.end()
      await close()
    }
    return { greeting: await greeting(database, publicOrigin), stop }
  } catch (error) {
    await close()
    throw error
  }
}

const carriersOf = ({ sms, mail }: Configuration) => [
  ...(sms ? [httpGateway(sms)] : []),
  ...(mail ? [smtpCarrier(mail)] : []),
]

/** With PORT=0 the system chooses, so the port is known only now. */
const originOf = ({ settings, port }: Configuration, actual: number) =>
  port === 0 ? settings.publicOrigin.replace(/:0$/, `:${actual}`) : settings.publicOrigin
