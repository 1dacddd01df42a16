import { type Cashier, openCashier, paymentKey, sendCallback } from '../adapters/cashier'
import { openClamd } from '../adapters/clamd/openClamd'
import { openCompanyDirectories, openStandIns } from '../adapters/companyDirectories'
import { openDns, openDnsFile, withRecords } from '../adapters/dns'
import { guardedFetch } from '../adapters/outside'
import { openRegistry } from '../adapters/registry'
import { openStandInApp } from '../adapters/standInApp'
import { openStandInCompany } from '../adapters/standInCompany'
import { openTus } from '../adapters/tus/openTus'
import { appKeyOf } from '../features/apps'
import { ownOrigins, redirectUris } from '../features/socialAccounts'
import type { Database } from '../platform/database/Connection'
import { admissionLimits, createAdmission } from '../platform/http/limits/createAdmission'
import { createDownloadLimiter, downloadLimits } from '../platform/http/limits/createDownloadLimiter'
import { createReadiness } from '../platform/http/readiness'
import { bodyLimits, createBodyReceiver } from '../platform/http/request/createBodyReceiver'
import { mac } from '../platform/keys/mac'
import { loadServiceKeys } from '../platform/keys/serviceKeys'
import { writeLog } from '../platform/process/writeLog'
import { openUploads, readApart } from '../platform/uploads'
import type { Ports } from '../ports/Ports'
import type { ReadingTasks } from '../ports/ReadingTasks'
import { readingEntry } from '../reading/readingEntry'
import { demoRecords } from '../seed/demoConnection'
import { openObjects } from './openObjects'
import { openSocial } from './openSocial'
import { type Configuration, ownOrigin } from './readConfiguration'

/** Opens the ports of the service and its operator's commands, on an open database. */
export async function openPorts(
  configuration: Configuration,
  database: Database,
  publicOrigin: string,
  /** The port of this process. */
  port = configuration.port,
): Promise<Ports> {
  const { settings, secret, registry } = configuration
  const keys = await loadServiceKeys(database.connection, secret)
  const base = { database, clock: () => new Date(), log: writeLog }
  const cashier: Cashier = {
    ...base,
    key: paymentKey(keys),
    publicOrigin,
    callBack: sendCallback(ownOrigin(configuration.host, port)),
  }
  return {
    ...base,
    settings: { ...settings, publicOrigin },
    keys,
    payments: configuration.payments === 'cashier' ? openCashier(cashier) : undefined,
    social: openSocial(configuration, {
      ...base,
      clientSecret: mac(keys.derivation, ['stand-in']),
      redirectUris: redirectUris({ publicOrigin }),
      publicOrigin,
      ownOrigin: ownOrigin(configuration.host, port),
    }),
    companyDirectories: configuration.vendors.hasStandIns
      ? openStandIns({ ownOrigin: ownOrigin(configuration.host, port) })
      : openCompanyDirectories(configuration.vendors.addresses),
    standInApp: configuration.hasDemo
      ? openStandInApp({
          publicOrigin,
          ownOrigin: ownOrigin(configuration.host, port),
          keyOf: (licenceId) => appKeyOf(keys, licenceId),
        })
      : undefined,
    dns: withRecords(
      configuration.hasDemo ? demoRecords : {},
      configuration.dnsFile === undefined ? openDns() : openDnsFile(configuration.dnsFile),
    ),
    outside: guardedFetch({ publicOrigin, allowsNear: configuration.reachesNear }),
    standInCompany: configuration.hasDemo
      ? openStandInCompany({
          database,
          keys,
          clock: base.clock,
          publicOrigin,
          clientSecret: mac(keys.derivation, ['stand-in company']),
          isRedirectUri: (address) =>
            ownOrigins({ publicOrigin }).some((own) => address.startsWith(`${own}/`)),
        })
      : undefined,
    registry: openRegistry(registry, writeLog),
    readiness: createReadiness(),
    uploads: openUploads(readApart<ReadingTasks>(readingEntry, writeLog)),
    disk: await openObjects(configuration),
    uploadProtocol: openTus(),
    scanner: configuration.clamd && openClamd(configuration.clamd),
    admission: createAdmission(admissionLimits(configuration.databaseConnections)),
    bodyReceiver: createBodyReceiver(bodyLimits),
    downloadLimiter: createDownloadLimiter(downloadLimits),
  }
}
