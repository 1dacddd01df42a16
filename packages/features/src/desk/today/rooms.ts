import type { WaitingQueue } from '../cases/api'
import { certificationPath, deskPaths } from '../paths'

type Queue = WaitingQueue['queue']

interface Room {
  /** The queue's list. */
  readonly list: string
  readonly caseAt: (caseId: string) => string
}

/** The queues whose cases have screens. The others are decided by the operator's commands. */
export const rooms: Readonly<Partial<Record<Queue, Room>>> = {
  certification: { list: deskPaths.certifications, caseAt: certificationPath },
}

/** The operator's command that lists a queue. */
export const commands: Readonly<Record<Queue, string>> = {
  certification: 'certifications list',
  dissolution: 'dissolutions list',
  trial: 'trials list',
  invoice: 'invoices list',
}
