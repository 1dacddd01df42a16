import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../../platform/notifications'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { productNames } from '../catalogue'
import { looksAfterMember, overseer } from '../organisation'
import { companies, memberships } from '../organisation/tables'
import { licenceRequests, products } from '../seats/tables'
import { withDelegates } from './answeringScope'

type ReminderPorts = Pick<Ports, 'database' | 'clock' | 'log'>

/** How long a request waits before its administrators are reminded, once. */
export const reminderMilliseconds = 2 * 86_400_000
const atOnce = 200

/** Reminds administrators of requests that nobody answered for two days: once, however many processes run. */
export async function remindOfRequests(ports: ReminderPorts): Promise<void> {
  try {
    const { database, clock } = ports
    const now = clock()
    const due = and(
      eq(licenceRequests.state, 'waiting'),
      isNull(licenceRequests.remindedAt),
      lt(licenceRequests.appliedAt, new Date(now.getTime() - reminderMilliseconds)),
    )
    const found = await database.connection
      .select({ companyId: licenceRequests.companyId, id: licenceRequests.id })
      .from(licenceRequests)
      .innerJoin(companies, and(eq(companies.id, licenceRequests.companyId), isNull(companies.dissolvedAt)))
      .where(due)
      .orderBy(licenceRequests.appliedAt)
      .limit(atOnce)
    for (const { companyId, id } of found)
      await database.transaction(async (db) => {
        const [request] = await db
          .update(licenceRequests)
          .set({ remindedAt: now })
          .where(and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.id, id), due))
          .returning()
        if (request) await notifyAdministrators(db, request, { isReminder: true, now })
      })
  } catch (error) {
    ports.log({ level: 'error', event: 'requestRemindersFailed', ...describeError(error) })
  }
}

type Request = Pick<
  typeof licenceRequests.$inferSelect,
  'companyId' | 'id' | 'userId' | 'mainId' | 'appliedAt'
>

interface Notice {
  /** Whether they were notified of the request before. */
  readonly isReminder: boolean
  readonly now: Date
}

/** Notifies the administrators who may answer a member's request. */
export async function notifyAdministrators(db: Connection, request: Request, { isReminder, now }: Notice) {
  const { companyId, userId, mainId } = request
  const [asked] = await db
    .select({ member: memberships.name, product: products.name })
    .from(memberships)
    .innerJoin(products, and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  if (!asked) return
  const { member, product } = asked
  const english = await productNames(db, 'en')
  const administrators = await db
    .select({ userId: overseer.userId })
    .from(overseer)
    .where(looksAfterMember(db, companyId, userId, 'authorisation'))
  const recipients = await withDelegates(
    db,
    companyId,
    administrators.map((administrator) => administrator.userId),
    now,
  )
  const days = Math.floor((now.getTime() - request.appliedAt.getTime()) / 86_400_000)
  await sendMessage(db, {
    userIds: recipients.filter((recipient) => recipient !== userId),
    kind: 'licenceRequest',
    companyId,
    subjectId: request.id,
    now,
    ...(isReminder
      ? {
          title: '授权申请待处理',
          content: `${member}对“${product}”的授权申请已等待${days}天，请前往“授权申请”处理。`,
          titleEn: 'Licence request still waiting',
          contentEn: `${member} has been waiting for ${days} days for an answer to their request for ${english(product)}. Review it under Licence requests.`,
        }
      : {
          title: '有新的授权申请',
          content: `${member}申请“${product}”的授权，请前往“授权申请”处理。`,
          titleEn: 'New licence request',
          contentEn: `${member} asks for a licence of ${english(product)}. Review it under Licence requests.`,
        }),
  })
}
