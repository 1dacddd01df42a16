import { again } from '../../platform/database/again'
import type { Connection } from '../../platform/database/Connection'
import type { AdmittedRequest } from '../../platform/http/serveRequest'
import type { CallPorts, Ports } from '../../ports/Ports'
import { writeAuditRow } from '../audit'
import { type Directory, findDirectory } from '../directories'
import { lockCompany } from '../organisation'

/** A request of a SCIM client with a valid token. */
export interface DirectoryRequest {
  readonly ports: Ports
  readonly token: string
  readonly directory: Directory
  readonly now: Date
  readonly caller: Pick<AdmittedRequest, 'address' | 'agent'>
}

/** A change of a company by one of its directories, in a transaction that holds the company alone. */
export interface Change {
  readonly db: Connection
  readonly ports: CallPorts
  readonly directory: Directory
  readonly now: Date
  /** One audit row, in the directory's name. */
  audit(operation: string, subject: Record<string, unknown>): void
  /** An audit row for a change that wrote no other. */
  auditRest(operation: string, subject: Record<string, unknown>): void
  /** Runs at the end of the transaction, before the audit rows. */
  last(work: () => Promise<void>): void
}

/**
 * Runs a change like an operation: one transaction under the company's lock, with its audit rows at the end. The token
 * is read again, because it may have ended while the request waited.
 */
export const changeDirectory = <T>(
  { ports, token, directory: { companyId }, now, caller }: DirectoryRequest,
  work: (change: Change) => Promise<T>,
): Promise<T> =>
  changeAs({ ports, companyId, now, caller }, (db) => findDirectory(db, ports.keys, token, now), work)

interface Changing {
  readonly ports: Ports
  readonly companyId: string
  readonly now: Date
  /** Null: the service itself continues what the directory said. */
  readonly caller: DirectoryRequest['caller'] | null
}

/**
 * The same for a directory that is found under the company's lock.
 *
 * @param find throws if it has ended
 */
export async function changeAs<T>(
  { ports, companyId, now, caller }: Changing,
  find: (db: Connection) => Promise<Directory>,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const { database, ...callPorts } = ports
  const run = () =>
    database.transaction(async (db) => {
      await lockCompany(db, companyId, 'alone')
      const directory = await find(db)
      const audited: { readonly operation: string; readonly subject: Record<string, unknown> }[] = []
      const ending: (() => Promise<void>)[] = []
      const result = await work({
        db,
        ports: callPorts,
        directory,
        now,
        audit: (operation, subject) => void audited.push({ operation, subject }),
        auditRest: (operation, subject) => {
          if (audited.length === 0) audited.push({ operation, subject })
        },
        last: (one) => void ending.push(one),
      })
      for (const one of ending) await one()
      for (const { operation, subject } of audited)
        await writeAuditRow(db, {
          companyId,
          at: now,
          actorId: `directory:${directory.directoryId}`,
          sessionId: '',
          operation,
          subject: { ...subject, directoryName: directory.name },
          caller: caller && { address: caller.address, agent: caller.agent },
        })
      return result
    })
  return ports.admission.admitChange(companyId, () => again(3, run))
}
