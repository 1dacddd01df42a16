import { linkMembers } from '@atrium/contracts/applications/contract'
import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import encodeQR from 'qr'
import sharp from 'sharp'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { randomId } from '../../platform/keys/randomId'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import {
  departmentOf,
  departmentPathNames,
  departmentsInScope,
  findCompanyName,
  findDepartment,
  namesInCompany,
} from '../organisation'
import { departments } from '../organisation/tables'
import { countUses, type LinkRow, linkAddress } from './linkToken'
import { mayInvite } from './reviewers'
import { inviteLinks } from './tables'

export async function listInviteLinks({
  db,
  company,
  now,
  ports,
}: Call<typeof applicationsOperations.listInviteLinks>) {
  const { companyId } = company
  const links = await db
    .select(getTableColumns(inviteLinks))
    .from(inviteLinks)
    .leftJoin(departments, departmentOf(inviteLinks))
    .where(
      and(
        eq(inviteLinks.companyId, companyId),
        gt(inviteLinks.expiresAt, now),
        isNull(inviteLinks.revokedAt),
        departmentsInScope(company),
      ),
    )
    .orderBy(desc(inviteLinks.createdAt), desc(inviteLinks.id))
  const working = await ofWhoMayInvite(db, links)
  const name = await findCompanyName(db, companyId)
  const { publicOrigin } = ports.settings
  return wireLinks(db, { publicOrigin, keys: ports.keys, company: { id: companyId, name } }, working)
}

/** Links of creators who may no longer invite are left out: see `linkState`. */
async function ofWhoMayInvite(db: Connection, links: readonly LinkRow[]): Promise<LinkRow[]> {
  const may = new Map<string, boolean>()
  for (const { companyId, createdBy } of links)
    if (!may.has(createdBy)) may.set(createdBy, await mayInvite(db, companyId, createdBy))
  return links.filter(({ createdBy }) => may.get(createdBy))
}

const day = 86_400_000
/** Most active links per company. */
const mostLinks = 100
const pictureWidth = 480

export async function createInviteLink(call: Call<typeof applicationsOperations.createInviteLink>) {
  const { db, company, person, body, now, ports } = call
  const { companyId } = company
  const departmentId = body.enterpriseDepartmentId ?? (await ownTop(db, company))
  const department = await findDepartment(db, company, departmentId)
  await requireRoom(db, companyId, now)

  const link = {
    companyId,
    id: randomId(),
    departmentId: department.id,
    memberLimit: linkMembers,
    createdBy: person.userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + body.effectivityDays * day),
    revokedAt: null,
  }
  await db.insert(inviteLinks).values(link)
  call.audit({ linkId: link.id, after: { departmentId: link.departmentId, days: body.effectivityDays } })

  const name = await findCompanyName(db, companyId)
  const { publicOrigin } = ports.settings
  const origin = { publicOrigin, keys: ports.keys, company: { id: companyId, name } }
  const [wire] = await wireLinks(db, origin, [link])
  if (!wire) throw new Error('A link just written was not found.')
  return { ...wire, qrCodeData: await drawPicture(wire.qrCodeUrl) }
}

/** PNG, base64. */
async function drawPicture(text: string): Promise<string> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const pixels = Buffer.from(rows.flat().map((dark) => (dark ? 0 : 255)))
  const png = await sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 1 } })
    .resize(pictureWidth, pictureWidth, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return png.toString('base64')
}

/** The topmost department that the person administers. */
async function ownTop(db: Connection, { companyId, departmentPaths }: CompanyScope): Promise<string> {
  const [path] = departmentPaths ?? []
  const [top] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        eq(departments.companyId, companyId),
        departmentPaths === null ? isNull(departments.parentId) : eq(departments.path, path ?? ''),
      ),
    )
  return top?.id ?? ''
}

async function requireRoom(db: Connection, companyId: string, now: Date): Promise<void> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(inviteLinks)
    .where(
      and(
        eq(inviteLinks.companyId, companyId),
        gt(inviteLinks.expiresAt, now),
        isNull(inviteLinks.revokedAt),
      ),
    )
  if ((counted?.count ?? 0) >= mostLinks) throw new Refusal(applicationsRefusals.tooManyLinks)
}

export async function revokeInviteLink(call: Call<typeof applicationsOperations.revokeInviteLink>) {
  const { db, company, query, now } = call
  const own = and(eq(inviteLinks.companyId, company.companyId), eq(inviteLinks.id, query.linkId))
  const [found] = await db
    .select({ revokedAt: inviteLinks.revokedAt, departmentId: departments.id })
    .from(inviteLinks)
    .leftJoin(departments, and(departmentOf(inviteLinks), departmentsInScope(company)))
    .where(own)
  // A link into a deleted department leads to the top, so only administrators of the whole company can revoke it.
  if (!found || (found.departmentId === null && company.departmentPaths !== null))
    throw new Refusal(applicationsRefusals.linkMissing)
  if (found.revokedAt) {
    call.unchanged()
    return true as const
  }
  await db
    .update(inviteLinks)
    .set({ revokedAt: now })
    .where(and(own, isNull(inviteLinks.revokedAt)))
  call.audit({ linkId: query.linkId, departmentId: found.departmentId })
  return true as const
}

interface Origin {
  readonly publicOrigin: string
  readonly keys: ServiceKeys
  readonly company: { readonly id: string; readonly name: string }
}

/** Links in their wire format, with a few queries for any number. */
export async function wireLinks(
  db: Connection,
  { publicOrigin, keys, company }: Origin,
  links: readonly LinkRow[],
) {
  const pathOf = await departmentPathNames(
    db,
    company.id,
    links.map((link) => link.departmentId),
  )
  const nameOf = await namesInCompany(
    db,
    company.id,
    links.map((link) => link.createdBy),
  )
  const usesOf = await countUses(
    db,
    company.id,
    links.map((link) => link.id),
  )
  return links.map((link) => ({
    linkId: link.id,
    qrCodeUrl: linkAddress(publicOrigin, keys, { companyId: company.id, linkId: link.id }),
    enterpriseName: company.name,
    department: pathOf(link.departmentId),
    inviterName: nameOf(link.createdBy),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    usedCount: usesOf(link.id),
    memberLimit: link.memberLimit,
  }))
}
