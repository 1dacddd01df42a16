import {
  type Invitee,
  inviteeNameLength,
  phoneProblemOf,
  type RowProblem,
} from '@atrium/contracts/invitations/contract'
import { codePoints, isVisible, mobile, text } from '@atrium/contracts/wire/contract'
import { and, eq, gt, inArray, or } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { memberships } from '../organisation/tables'
import { finderOf, type Place, readPlaces } from './placeDepartments'
import { invitations } from './tables'

/** A row with its problems; without any, with its department. */
export interface CheckedRow {
  readonly invitee: Invitee
  readonly problems: RowProblem[]
  readonly place: Place | undefined
}

interface Question {
  readonly company: CompanyScope
  readonly users: readonly Invitee[]
  readonly now: Date
  /** Open invitations of this batch are no problem: an earlier try created them. */
  readonly batchId?: string | undefined
}

/** Checks every row of a list against the rules, with three queries for any number of rows. */
export async function checkRows(
  db: Connection,
  { company, users, now, batchId }: Question,
): Promise<readonly CheckedRow[]> {
  const phones = [...new Set(users.map(({ phone }) => phone).filter(isMobile))]
  const members = await phonesOfMembers(db, company.companyId, phones)
  const invited = await phonesInvited(db, company.companyId, phones, now, batchId)
  const findPlace = finderOf(await readPlaces(db, company))
  const seen = new Set<string>()
  return users.map((invitee) => {
    const found = findPlace(invitee.department)
    const problems = [
      ...phoneProblems(invitee.phone, seen),
      ...nameProblems(invitee.realName),
      ...(typeof found === 'string' ? [found] : []),
      ...(members.has(invitee.phone) ? (['alreadyMember'] as const) : []),
      ...(invited.has(invitee.phone) ? (['alreadyInvited'] as const) : []),
    ]
    seen.add(invitee.phone)
    return { invitee, problems, place: typeof found === 'string' ? undefined : found }
  })
}

const isMobile = (phone: string) => v.is(mobile, phone)

function phoneProblems(phone: string, seen: ReadonlySet<string>): RowProblem[] {
  const problem = phoneProblemOf(phone)
  if (problem) return [problem]
  return seen.has(phone) ? ['duplicate'] : []
}

const personName = text(inviteeNameLength, 1)

function nameProblems(name: string): RowProblem[] {
  if (!isVisible(name)) return ['nameMissing']
  if (codePoints(name) > inviteeNameLength) return ['nameTooLong']
  return v.is(personName, name) ? [] : ['nameInvalid']
}

async function phonesOfMembers(db: Connection, companyId: string, phones: readonly string[]) {
  if (phones.length === 0) return new Set<string>()
  const rows = await db
    .select({ phone: memberships.phone })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.phone, [...phones])))
  return new Set(rows.map(({ phone }) => phone))
}

async function phonesInvited(
  db: Connection,
  companyId: string,
  phones: readonly string[],
  now: Date,
  batchId: string | undefined,
) {
  if (phones.length === 0) return new Set<string>()
  const rows = await db
    .select({ phone: invitations.phone, batchId: invitations.batchId })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        inArray(invitations.phone, [...phones]),
        or(eq(invitations.status, 5), and(eq(invitations.status, 4), gt(invitations.expiresAt, now))),
      ),
    )
  return new Set(rows.filter((row) => !batchId || row.batchId !== batchId).map(({ phone }) => phone))
}
