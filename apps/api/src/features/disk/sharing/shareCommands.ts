import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { sendMessage } from '../../../platform/notifications'
import { UsageError } from '../../../platform/operator/UsageError'
import { ownerOf } from '../../../platform/owner/ownerKey'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { OperatorCall, OperatorCommand } from '../../../ports/OperatorCommand'
import { diskNodes, diskShares } from '../tables'
import { findShared } from './findShared'

const most = 200

/** Commands about files that are shared with strangers. */
export const shareCommands: readonly OperatorCommand[] = [
  {
    name: 'shares list',
    usage: '[--account <account>]',
    about: `Links by which strangers see files, of everybody or of one account, the newest first. At most ${most}.`,
    effect: 'reads',
    run: list,
  },
  {
    name: 'shares end',
    usage: '<share>',
    about: 'Ends a share, named by its id or its whole link, at once; who shared it is told.',
    effect: 'writes',
    run: end,
  },
  {
    name: 'shares end-all',
    usage: '<account>',
    about: 'Ends all shares of an account, as where it was in the wrong hands.',
    effect: 'writes',
    run: endAll,
  },
]

async function list({ db, now, options }: OperatorCall): Promise<string> {
  const of = typeof options.account === 'string' ? await findPerson(db, options.account) : undefined
  const rows = await db
    .select({ share: diskShares, name: diskNodes.name, kind: diskNodes.kind, account: users.account })
    .from(diskShares)
    .innerJoin(
      diskNodes,
      and(
        eq(diskNodes.ownerKind, diskShares.ownerKind),
        eq(diskNodes.ownerId, diskShares.ownerId),
        eq(diskNodes.id, diskShares.nodeId),
      ),
    )
    .innerJoin(users, eq(users.id, diskShares.createdBy))
    .where(and(isNull(diskShares.revokedAt), of === undefined ? undefined : eq(diskShares.createdBy, of)))
    .orderBy(desc(diskShares.createdAt), desc(diskShares.id))
    .limit(most)
  const lines: string[] = []
  for (const { share, name, kind, account } of rows)
    lines.push(
      [
        share.id,
        account,
        share.ownerKind === 'company' ? `company ${share.ownerId}` : 'own disk',
        kind,
        name,
        `since ${share.createdAt.toISOString()}`,
        share.expiresAt ? `until ${share.expiresAt.toISOString()}` : 'no end',
        `${share.viewCount} views`,
        share.hasCode ? 'with a code' : 'without a code',
        await stateOf(db, share.id, now),
      ].join('  '),
    )
  return lines.join('\n') || 'Nothing is shared.'
}

/** The share's state as its visitors see it. */
async function stateOf(db: Connection, shareId: string, now: Date): Promise<string> {
  try {
    await findShared(db, shareId, now)
    return 'works'
  } catch (thrown) {
    if (thrown instanceof Refusal) return 'leads nowhere now'
    throw thrown
  }
}

async function end({ db, now, operands: [named = ''], audit }: OperatorCall): Promise<string> {
  const shareId = idIn(named)
  const [ended] = await db
    .update(diskShares)
    .set({ revokedAt: now })
    .where(and(eq(diskShares.id, shareId), isNull(diskShares.revokedAt)))
    .returning()
  if (!ended) throw new UsageError(`There is no share ${shareId}, or it has been ended.`)
  const owner = ownerOf(ended)
  audit(owner.kind === 'company' ? owner.companyId : '', {
    shareId,
    id: ended.nodeId,
    userId: ended.createdBy,
  })
  await tell(db, ended.createdBy, now)
  return `The share ${shareId} is over.`
}

async function endAll({ db, now, operands: [account = ''], audit }: OperatorCall): Promise<string> {
  const userId = await findPerson(db, account)
  const ended = await db
    .update(diskShares)
    .set({ revokedAt: now })
    .where(and(eq(diskShares.createdBy, userId), isNull(diskShares.revokedAt)))
    .returning({ id: diskShares.id })
  audit('', { userId, shareIds: ended.map(({ id }) => id) })
  if (ended.length > 0) await tell(db, userId, now)
  return `${ended.length} shares of ${account} are over.`
}

/** `…/shareFilePreview?share=<id>` is what people report. */
const idIn = (named: string): string =>
  (URL.canParse(named) ? new URL(named).searchParams.get('share') : undefined) ?? named

async function findPerson(db: Connection, account: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.account, account))
  if (!user) throw new UsageError(`There is no account ${account}.`)
  return user.id
}

const tell = (db: Connection, userId: string, now: Date) =>
  sendMessage(db, {
    userIds: [userId],
    kind: 'notice',
    title: '您的文件分享已被停止',
    content: '平台停止了您分享的云盘链接，收到链接的人不能再打开。文件仍在您的云盘中。如有疑问，请联系客服。',
    titleEn: 'A share of yours was stopped',
    contentEn:
      'The provider stopped a cloud disk link that you shared. People who have it can no longer open it. The files are still on your disk. Contact support if you have questions.',
    now,
  })
