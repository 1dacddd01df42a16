import type { Connection } from '../../platform/database/Connection'
import { alertPerson } from '../../platform/notifications'
import type { SocialProvider } from '../../ports/SocialProvider'

type Names = Pick<SocialProvider, 'name' | 'nameEn'>

const words = {
  bound: ({ name, nameEn }: Names) => ({
    title: '已绑定社交账号',
    content: `您的账号已绑定${name}，之后可以用它登录。如非本人操作，请立即解绑并修改密码。`,
    titleEn: 'A social account was bound',
    contentEn: `An account at ${nameEn} was bound to yours and signs in to it from now on. If this wasn’t you, unbind it at once and change your password.`,
  }),
  unbound: ({ name, nameEn }: Names) => ({
    title: '已解绑社交账号',
    content: `您的账号已解绑${name}，不能再用它登录。如非本人操作，请立即修改密码。`,
    titleEn: 'A social account was unbound',
    contentEn: `The account at ${nameEn} was unbound from yours and signs in to it no longer. If this wasn’t you, change your password at once.`,
  }),
}

/** Alerts on every known channel, like all changes of how to sign in. Call it last in the transaction. */
export const notifyPerson = (
  db: Connection,
  userId: string,
  what: keyof typeof words,
  provider: Names,
  now: Date,
): Promise<void> => alertPerson(db, { userId, words: words[what](provider), now })
