import { type DetailKind, mostDetails } from '@atrium/contracts/history/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { certifications } from '../company/tables'
import { asList, asRecord } from './asRecord'

interface Detail {
  readonly kind: DetailKind
  readonly count: number
  readonly list: string[]
}

/** What audit rows are about besides members, departments and products. */
export async function detailsOf(
  db: Connection,
  companyId: string,
  subjects: readonly unknown[],
): Promise<(subject: unknown) => Detail[]> {
  const names = await namesOfCertifications(db, companyId, subjects)
  return (subject) => {
    const row = asRecord(subject)
    const named = asRecord(row.after).name ?? asRecord(row.before).name
    return [
      detail('order', [row.orderNo]),
      detail('group', 'groupId' in row ? [named] : []),
      detail('company', [names.get(textOf(row.certificationId))]),
      detail('applicant', 'invitationId' in row ? [named] : []),
      detail('file', Array.isArray(row.files) ? row.files : []),
      detail('phone', [row.phone, row.mobile, ...asList(row.invited).map(({ phone }) => phone)]),
    ].flatMap((one) => one ?? [])
  }
}

function detail(kind: DetailKind, values: readonly unknown[]): Detail | undefined {
  const list = values.map(textOf).filter((value) => value !== '')
  return list.length === 0 ? undefined : { kind, count: list.length, list: list.slice(0, mostDetails) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the company called itself in each submission. */
async function namesOfCertifications(
  db: Connection,
  companyId: string,
  subjects: readonly unknown[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(subjects.map((subject) => textOf(asRecord(subject).certificationId)))]
  if (ids.every((id) => id === '')) return new Map()
  const rows = await db
    .select({ id: certifications.id, name: certifications.name })
    .from(certifications)
    .where(and(eq(certifications.companyId, companyId), inArray(certifications.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
