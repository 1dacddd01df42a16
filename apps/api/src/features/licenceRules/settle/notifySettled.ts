import type { Connection } from '../../../platform/database/Connection'
import { type MessageWords, sendMessage } from '../../../platform/notifications'
import { refreshMenuCounts } from '../../organisation'
import { inChinese, licencesOf, namesOfProducts, type ProductName } from '../../seats'
import type { Settled } from './Plan'

interface Context {
  readonly companyId: string
  readonly now: Date
}

/** Sends each member one message about everything that a settlement changed for them. */
export async function notifySettled(
  db: Connection,
  { companyId, now }: Context,
  { granted, ending, returned, waiting }: Settled,
  closed: readonly unknown[],
): Promise<void> {
  const concerned = [...granted, ...ending, ...returned, ...waiting]
  if (concerned.length === 0) return
  const [company, nameOf] = await namesOfProducts(db, companyId, concerned)
  const given = byMember(granted.filter(({ ruleId }) => ruleId !== null))
  const asked = byMember(granted.filter(({ ruleId }) => ruleId === null))
  const [ended, lost, waited] = [ending, returned, waiting].map(byMember)
  const endOf = new Map(ending.map(({ userId, endsAt }) => [userId, endsAt]))
  await sendMessage(db, {
    userIds: [...new Set(concerned.map(({ userId }) => userId))].toSorted(),
    kind: 'licence',
    companyId,
    wordsOf: (userId) =>
      settledWords(company, {
        given: nameOf(given.get(userId)),
        requested: nameOf(asked.get(userId)),
        ending: nameOf(ended?.get(userId)),
        endsAt: endOf.get(userId),
        lost: nameOf(lost?.get(userId)),
        waiting: nameOf(waited?.get(userId)),
      }),
    now,
  })
  if (closed.length > 0) await refreshMenuCounts(db, companyId, 'authorisation')
}

function byMember(seats: readonly { readonly userId: string; readonly mainId: string }[]) {
  const members = new Map<string, string[]>()
  for (const { userId, mainId } of seats) {
    const own = members.get(userId)
    if (own) own.push(mainId)
    else members.set(userId, [mainId])
  }
  return members
}

interface Changes {
  readonly given: readonly ProductName[]
  /** By an approved request that waited for a seat. */
  readonly requested: readonly ProductName[]
  readonly ending: readonly ProductName[]
  readonly endsAt: Date | undefined
  readonly lost: readonly ProductName[]
  readonly waiting: readonly ProductName[]
}

/** One sentence for each kind of change; the title is that of the first. */
export function settledWords(
  company: string,
  { given, requested, ending, endsAt, lost, waiting }: Changes,
): MessageWords {
  const [day, dayEn] = endsAt ? [dayIn('zh-CN', endsAt), dayIn('en-GB', endsAt)] : ['', '']
  const parts: readonly (MessageWords & { readonly of: readonly ProductName[] })[] = [
    {
      of: given,
      title: '获得产品授权',
      content: `“${company}”已按授权规则为您授权${inChinese(given)}，可以使用了。`,
      titleEn: given.length > 1 ? 'Licences given to you' : 'Licence given to you',
      contentEn: `${company} gave you the ${licencesOf(given)} by a rule.`,
    },
    {
      of: requested,
      title: '授权申请已通过',
      content: `您申请的${inChinese(requested)}有空闲授权了，已授权给您，可以使用了。`,
      titleEn: requested.length > 1 ? 'Licences granted' : 'Licence granted',
      contentEn: `You now have the ${licencesOf(requested)} that you asked for and waited for.`,
    },
    {
      of: lost,
      title: '产品授权已收回',
      content: `您已不在授权规则的范围内，“${company}”已收回您的${inChinese(lost)}授权。如有疑问，请联系企业管理员。`,
      titleEn: lost.length > 1 ? 'Licences taken back' : 'Licence taken back',
      contentEn: `${company} took back your ${licencesOf(lost)}, because its rules no longer include you. If you have questions, ask its administrator.`,
    },
    {
      of: ending,
      title: '产品授权即将收回',
      content: `您已不在授权规则的范围内，${inChinese(ending)}授权将于${day}收回，请提前安排。`,
      titleEn: ending.length > 1 ? 'Licences that end soon' : 'A licence ends soon',
      contentEn: `Your ${licencesOf(ending)} from ${company} will be taken back on ${dayEn}, because its rules no longer include you.`,
    },
    {
      of: waiting,
      title: '正在等待产品授权',
      content: `“${company}”的授权规则为您安排了${inChinese(waiting)}，目前没有空闲授权，有空闲后将按等待顺序自动授权给您。`,
      titleEn: waiting.length > 1 ? 'You are waiting for licences' : 'You are waiting for a licence',
      contentEn: `A rule of ${company} includes you for the ${licencesOf(waiting)}, but none is free. You will get it in the order of the waiting list.`,
    },
  ]
  const filled = parts.filter(({ of }) => of.length > 0)
  return {
    title: filled[0]?.title ?? '',
    content: filled.map(({ content }) => content).join(''),
    titleEn: filled[0]?.titleEn ?? '',
    contentEn: filled.map(({ contentEn }) => contentEn).join(' '),
  }
}

const dayIn = (language: string, day: Date) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(day)
