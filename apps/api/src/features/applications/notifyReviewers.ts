import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../../platform/notifications'
import { memberships } from '../organisation/tables'
import type { Applicant } from './findApplicant'
import { mayInvite } from './reviewers'

interface Application {
  readonly company: { readonly id: string; readonly name: string }
  readonly invitationId: string
  /** The creator of the link or sender of the invitation. */
  readonly inviterId: string
  readonly applicant: Applicant
  /** As stated by the applicant. */
  readonly name: string
  readonly now: Date
}

/** Notifies the reviewers of a pending application. */
export async function notifyReviewers(
  db: Connection,
  by: 'link' | 'invitation',
  { company, invitationId, inviterId, applicant, name, now }: Application,
): Promise<void> {
  const { phone } = applicant
  const [how, howEn] = {
    link: ['通过分享的链接', 'through a shared link'],
    invitation: ['凭短信邀请', 'by an invitation whose sender may no longer invite'],
  }[by]
  await sendMessage(db, {
    userIds: await whomToTell(db, company.id, inviterId),
    kind: 'application',
    companyId: company.id,
    subjectId: invitationId,
    title: '有新的成员申请',
    content: `${name}（${phone}）${how}申请加入${company.name}，请前往“成员申请”处理。`,
    titleEn: 'New application',
    contentEn: `${name} (${phone}) applied to join ${company.name} ${howEn}. Review it under Applications.`,
    now,
  })
}

/**
 * Finds the person to notify of an answer, with name and phone: the inviter while they may invite, else the super
 * administrator.
 */
export async function whomToTell(db: Connection, companyId: string, inviterId: string): Promise<string[]> {
  if (await mayInvite(db, companyId, inviterId)) return [inviterId]
  const supers = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'superAdministrator')))
  return supers.map(({ userId }) => userId)
}
