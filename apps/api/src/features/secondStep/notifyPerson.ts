import type { Connection } from '../../platform/database/Connection'
import { alertPerson } from '../../platform/notifications'

const words = {
  turnedOn: {
    title: '两步验证已开启',
    content: '您的账号已开启两步验证，之后每次登录都需要第二步验证。如非本人操作，请立即修改密码并联系客服。',
    titleEn: 'Two-step sign-in is on',
    contentEn:
      'From now on each sign-in to your account asks for a second step. If this wasn’t you, change your password at once and contact customer service.',
  },
  turnedOff: {
    title: '两步验证已关闭',
    content: '您的账号已关闭两步验证，恢复码同时失效。如非本人操作，请立即修改密码并重新开启。',
    titleEn: 'Two-step sign-in is off',
    contentEn:
      'Your account no longer asks for a second step, and its recovery codes have ended. If this wasn’t you, change your password at once and turn it on again.',
  },
  codesRenewed: {
    title: '恢复码已重新生成',
    content: '您的账号重新生成了恢复码，之前的恢复码已失效。如非本人操作，请立即修改密码。',
    titleEn: 'New recovery codes were made',
    contentEn:
      'New recovery codes were made for your account, and those before have ended. If this wasn’t you, change your password at once.',
  },
  passkeyAdded: {
    title: '已添加通行密钥',
    content: '您的账号新添加了一个可用于登录的通行密钥。如非本人操作，请立即删除它并修改密码。',
    titleEn: 'A passkey was added',
    contentEn:
      'A passkey was added by which one can sign in to your account. If this wasn’t you, remove it at once and change your password.',
  },
  passkeyRemoved: {
    title: '已删除通行密钥',
    content: '您的账号删除了一个通行密钥，它已不能用于登录。如非本人操作，请立即修改密码。',
    titleEn: 'A passkey was removed',
    contentEn:
      'A passkey of your account was removed and signs nobody in any more. If this wasn’t you, change your password at once.',
  },
} as const

/** The page may be in someone else's hands, so the person is told by every known channel. Last in the transaction. */
export function notifyPerson(
  db: Connection,
  userId: string,
  what: keyof typeof words,
  now: Date,
): Promise<void> {
  return alertPerson(db, { userId, words: words[what], now })
}

/** Somebody came in by a recovery code: how many are left. */
export function tellCodesLeft(db: Connection, userId: string, left: number, now: Date): Promise<void> {
  const more = left > 3 ? '' : '请尽快在账号安全中重新生成。'
  const moreEn = left > 3 ? '' : ' Please make new ones soon, under account security.'
  const words = {
    title: '已使用恢复码登录',
    content: `您的账号刚刚使用恢复码登录，还剩${left}个恢复码。${more}如非本人操作，请立即修改密码。`,
    titleEn: 'A recovery code was used',
    contentEn: `Somebody signed in to your account with a recovery code; ${left} ${left === 1 ? 'is' : 'are'} left.${moreEn} If this wasn’t you, change your password at once.`,
  }
  return alertPerson(db, { userId, words, now })
}
