import { and, eq, isNull } from 'drizzle-orm'
import { spentChallenges } from '../../../platform/challenges/tables'
import type { Connection } from '../../../platform/database/Connection'
import { mac } from '../../../platform/keys/mac'
import { type MessageWords, mailPeople, sendMessage } from '../../../platform/notifications'
import { describeError } from '../../../platform/process/describeError'
import type { Ports } from '../../../ports/Ports'
import { companies, memberships } from '../../organisation/tables'
import { connections } from '../tables'

type ReminderPorts = Pick<Ports, 'database' | 'keys' | 'clock' | 'log'>

const day = 86_400_000
/** Days before the end, and the end itself. */
const steps = [30, 7, 1, 0] as const
/** Days after the end beyond which nobody is reminded. */
const forgotten = 30

/**
 * Tells super administrators that the certificate of a SAML identity provider ends or has ended: once at each step,
 * however many processes run. Of several certificates, the one that lasts longest counts, because sign-ins work until
 * then. Never fails.
 */
export async function remindOfCertificates({ database, keys, clock, log }: ReminderPorts): Promise<void> {
  const now = clock()
  try {
    const found = await database.connection
      .select({
        companyId: connections.companyId,
        connectionId: connections.id,
        name: connections.name,
        details: connections.details,
      })
      .from(connections)
      .innerJoin(companies, and(eq(companies.id, connections.companyId), isNull(companies.dissolvedAt)))
      .where(and(eq(connections.isOn, true), eq(connections.kind, 'saml')))
    for (const { companyId, connectionId, name, details } of found) {
      if (details?.kind !== 'saml') continue
      const ends = details.certificates.map(({ endsAt }) => Date.parse(endsAt))
      const endsAt = new Date(Math.max(...ends))
      const step = stepOf(endsAt, now)
      if (step === undefined) continue
      const notice = mac(keys.derivation, [
        'saml certificate',
        companyId,
        connectionId,
        endsAt.toISOString(),
        step,
      ])
      await database.transaction((db) => remind(db, { notice, companyId, name, endsAt, now }))
    }
  } catch (error) {
    log({ level: 'error', event: 'certificateRemindersFailed', ...describeError(error) })
  }
}

/** The last one that was reached: after days of rest, nobody gets several messages about one end. */
function stepOf(endsAt: Date, now: Date): number | undefined {
  const left = endsAt.getTime() - now.getTime()
  if (left <= -forgotten * day) return undefined
  return steps.filter((days) => left <= days * day).at(-1)
}

interface Reminder {
  readonly notice: string
  readonly companyId: string
  readonly name: string
  readonly endsAt: Date
  readonly now: Date
}

async function remind(db: Connection, { notice, companyId, name, endsAt, now }: Reminder): Promise<void> {
  const sent = await db
    .insert(spentChallenges)
    .values({
      id: `saml ${notice}`,
      kind: 'saml',
      expiresAt: new Date(endsAt.getTime() + (forgotten + 1) * day),
    })
    .onConflictDoNothing()
    .returning({ id: spentChallenges.id })
  if (sent.length === 0) return
  const supers = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'superAdministrator')))
  const userIds = supers.map(({ userId }) => userId)
  const words = wordsOf(name, endsAt, now)
  await mailPeople(db, { userIds, words, now })
  await sendMessage(db, { userIds, kind: 'notice', companyId, now, ...words })
}

function wordsOf(name: string, endsAt: Date, now: Date): MessageWords {
  const on = dayIn('zh-CN', endsAt)
  const onEnglish = dayIn('en-GB', endsAt)
  if (endsAt <= now)
    return {
      title: '企业登录证书已过期',
      content: `登录连接“${name}”的身份提供方证书已于${on}过期，成员无法再通过它登录。请从身份提供方下载最新的元数据，并在“企业登录”中更新。`,
      titleEn: 'A sign-in certificate has ended',
      contentEn: `The identity provider’s certificate of the connection “${name}” ended on ${onEnglish}, so members can’t sign in by it any more. Download the current metadata from your identity provider and save it in the connection.`,
    }
  return {
    title: '企业登录证书即将过期',
    content: `登录连接“${name}”的身份提供方证书将于${on}过期，届时成员将无法通过它登录。请在此之前从身份提供方下载最新的元数据，并在“企业登录”中更新。`,
    titleEn: 'A sign-in certificate ends soon',
    contentEn: `The identity provider’s certificate of the connection “${name}” ends on ${onEnglish}. Members can’t sign in by it after that. Download the current metadata from your identity provider before then and save it in the connection.`,
  }
}

const dayIn = (language: string, moment: Date) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(moment)
