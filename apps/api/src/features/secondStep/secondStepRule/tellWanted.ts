import { sendMessage } from '../../../platform/notifications'
import type { CompanyCall } from '../../../ports/Call'
import { findCompanyName } from '../../organisation'

/**
 * Tells administrators that their company wants them to have a second step, and until when it waits; undefined: no
 * more. Near the transaction's end, as {@link sendMessage}.
 */
export async function tellWanted(
  { db, company: { companyId }, now }: CompanyCall,
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
