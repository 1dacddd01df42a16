import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import canonicalize from 'canonicalize'
import type { Caller } from '../../platform/http/AuditRow'
import type { auditRows } from './tables'

type Row = typeof auditRows.$inferSelect

/** An audit row in its chain, without the fields derived from it. */
type ChainedRow = Pick<
  Row,
  'companyId' | 'at' | 'actorId' | 'sessionId' | 'operation' | 'subject' | 'sealed' | 'caller' | 'previous'
> & { readonly position: number }

/** The hashed content of a row, in one canonical form (RFC 8785), so that anyone can recompute it. */
export const hashOfRow = (row: ChainedRow): string =>
  hashOf({
    companyId: row.companyId,
    position: row.position,
    at: row.at.toISOString(),
    actorId: row.actorId,
    sessionId: row.sessionId,
    operation: row.operation,
    subject: row.sealed || row.subject,
    caller: row.caller,
    previous: row.previous,
  })

/** Represents a subject in the hash of its row. */
export const hashOfSubject = (subject: unknown, salt: string): string => hashOf({ subject, salt })

export const hashOfCaller = ({ address, agent, salt }: Caller & { readonly salt: string }): string =>
  hashOf({ address, agent, salt })

const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalize(value) ?? '')))
