import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type MessageWords, sendMessage } from '../../platform/notifications'
import { productNames } from '../catalogue'
import { companies } from '../organisation/tables'
import { products } from '../seats/tables'

interface Notice {
  readonly companyId: string
  readonly mainId: string
  readonly userIds: readonly string[]
  readonly now: Date
}

interface Planned extends Notice {
  readonly idleDays: number
  readonly dueAt: Date
}

/** Tells members that their licence returns unless they use it. Call it last, like {@link sendMessage}. */
export async function notifyPlanned(db: Connection, planned: Planned): Promise<void> {
  const names = await readNames(db, planned)
  await send(db, planned, plannedWords(names, planned))
}

/** Tells members that they keep their licence after all. */
export async function notifyKept(db: Connection, notice: Notice): Promise<void> {
  await send(db, notice, keptWords(await readNames(db, notice)))
}

const send = (db: Connection, { companyId, userIds, now }: Notice, words: MessageWords) =>
  sendMessage(db, { userIds, kind: 'licence', companyId, now, ...words })

interface Names {
  readonly company: string
  readonly chinese: string
  readonly english: string
}

async function readNames(db: Connection, { companyId, mainId }: Notice): Promise<Names> {
  const [row] = await db
    .select({ company: companies.name, name: products.name })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  const name = row?.name ?? ''
  return { company: row?.company ?? '', chinese: name, english: (await productNames(db, 'en'))(name) }
}

const zone = { timeZone: 'Asia/Shanghai' } as const
const chineseDay = new Intl.DateTimeFormat('zh-CN', { ...zone, month: 'long', day: 'numeric' })
const englishDay = new Intl.DateTimeFormat('en-GB', { ...zone, month: 'long', day: 'numeric' })

const plannedWords = ({ company, chinese, english }: Names, { idleDays, dueAt }: Planned): MessageWords => ({
  title: '产品授权即将收回',
  content: `您已超过${idleDays}天未使用“${chinese}”，“${company}”将于${chineseDay.format(dueAt)}收回该授权。在此之前使用一次，即可保留。`,
  titleEn: 'Licence will be taken back',
  contentEn: `You haven’t used ${english} for ${idleDays} days, so ${company} will take your licence back on ${englishDay.format(dueAt)}. Use it once before then to keep it.`,
})

const keptWords = ({ company, chinese, english }: Names): MessageWords => ({
  title: '产品授权不再收回',
  content: `“${company}”已取消收回您的“${chinese}”授权，可以继续使用。`,
  titleEn: 'Licence will not be taken back',
  contentEn: `${company} cancelled taking back your licence of ${english}. You can go on using it.`,
})
