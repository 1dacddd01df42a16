import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { sendMessage } from '../../../platform/notifications'
import type { CompanyCall } from '../../../ports/Call'
import { findCompanyName, lacksSecondStep } from '../../organisation'
import { companies, memberships } from '../../organisation/tables'
import { authenticators } from '../../secondStep/tables'

type Changing = Pick<CompanyCall, 'db' | 'company' | 'now'>

/**
 * Notifies administrators that their company requires a second step.
 * @param until when administration closes; undefined: it is closed already. Call it near the transaction's end, like
 * {@link sendMessage}
 */
export async function tellWanted(
  { db, company: { companyId }, now }: Changing,
  userIds: readonly string[],
  until?: Date,
): Promise<void> {
  if (userIds.length === 0) return
  const name = await findCompanyName(db, companyId)
  await sendMessage(db, {
    userIds,
    kind: 'secondStep',
    companyId,
    title: '请开启两步验证',
    content: until
      ? `“${name}”要求管理员开启两步验证。请在${inChina.format(until)}前开启，逾期未开启将不能进行管理操作，成员功能不受影响。`
      : `“${name}”要求管理员开启两步验证。开启后，您即可进行管理操作，成员功能不受影响。`,
    titleEn: 'Please turn on two-step sign-in',
    contentEn: until
      ? `“${name}” wants its administrators to have two-step sign-in. Turn it on before ${inChinaEnglish.format(until)}: without it administration is closed to you then; what every member may do stays as it is.`
      : `“${name}” wants its administrators to have two-step sign-in. Administration is open to you once you have turned it on; what every member may do is so already.`,
    now,
  })
}

const minute = { timeZone: 'Asia/Shanghai', dateStyle: 'long', timeStyle: 'short' } as const
const inChina = new Intl.DateTimeFormat('zh-CN', minute)
const inChinaEnglish = new Intl.DateTimeFormat('en-GB', minute)

/** The administrators of a company, including its super administrator, and whether they have a second step. */
export const findAdministrators = (db: Connection, companyId: string) =>
  db
    .select({
      userId: memberships.userId,
      hasSecondStep: sql<boolean>`${authenticators.userId} is not null`,
    })
    .from(memberships)
    .leftJoin(
      authenticators,
      and(eq(authenticators.userId, memberships.userId), isNotNull(authenticators.confirmedAt)),
    )
    .where(and(eq(memberships.companyId, companyId), ne(memberships.role, 'member')))
    .orderBy(asc(memberships.userId))

/** Notifies those of these people who administer the company and can't without a second step. Call it near the end. */
export async function tellNewAdministrators(call: Changing, userIds: readonly string[]): Promise<void> {
  const { db, company, now } = call
  if (userIds.length === 0) return
  const lacking = await db
    .select({ userId: memberships.userId, until: memberships.secondStepUntil })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        eq(memberships.companyId, company.companyId),
        inArray(memberships.userId, [...userIds]),
        ne(memberships.role, 'member'),
        lacksSecondStep(db),
      ),
    )
  const closed = lacking.filter(({ until }) => until === null || until <= now)
  await tellWanted(
    call,
    closed.map(({ userId }) => userId),
  )
}
