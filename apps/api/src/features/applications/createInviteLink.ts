import { linkMembers } from '@atrium/contracts/applications/contract'
import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import encodeQR from 'qr'
import sharp from 'sharp'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { randomId } from '../../platform/keys/randomId'
import type { Call } from '../../ports/Call'
import { findCompanyName, findDepartment } from '../organisation'
import { departments } from '../organisation/tables'
import { refusals } from './refusals'
import { inviteLinks } from './tables'
import { wireLinks } from './wireLinks'

const day = 86_400_000
/** As many as anybody keeps an overview of. */
const mostLinks = 100
const pictureWidth = 480

export async function createInviteLink(call: Call<typeof applicationsOperations.createInviteLink>) {
  const { db, company, person, body, now, ports } = call
  const { companyId } = company
  const wanted = body.enterpriseDepartmentId ?? (await ownTop(db, company))
  const department = await findDepartment(db, company, wanted)
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
  if (!wire) throw new Error('A link got lost.')
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

/** The top of what the person looks after. */
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
  if ((counted?.count ?? 0) >= mostLinks) throw refusals.tooManyLinks()
}
