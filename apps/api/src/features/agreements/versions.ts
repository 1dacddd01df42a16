import type { AgreementKind } from '@atrium/contracts/agreements/contract'
import type { Language } from '../../platform/people/Language'
import type { AgreementText } from './AgreementText'
import { deregistration20210601 } from './texts/chinese/deregistration20210601'
import { privacyPolicy20210601 } from './texts/chinese/privacyPolicy20210601'
import { privacyPolicy20261101 } from './texts/chinese/privacyPolicy20261101'
import { userAgreement20210601 } from './texts/chinese/userAgreement20210601'
import { userAgreement20261101 } from './texts/chinese/userAgreement20261101'
import { englishTexts } from './texts/englishTexts'

export interface AgreementVersion {
  /** In force from the start of this day in China. */
  readonly version: string
  /** The changes since the previous version. */
  readonly change: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, AgreementText>>
}

const chineseTexts = {
  deregistration20210601,
  privacyPolicy20210601,
  privacyPolicy20261101,
  userAgreement20210601,
  userAgreement20261101,
} as const

const inBoth = (name: keyof typeof chineseTexts) => ({
  'zh-CN': chineseTexts[name],
  en: englishTexts[name],
})

/** All versions ever, newest first. A future one may be added before its day. */
export const versions: Readonly<Record<AgreementKind, readonly AgreementVersion[]>> = {
  userAgreement: [
    {
      version: '2026-11-01',
      change: {
        'zh-CN':
          '增加企业与个人订单、两步验证与通行密钥、邀请链接、争议解决等内容，并完整说明双方的权利与义务。',
        en: 'Adds orders, the second step and passkeys, invitation links and disputes, and says in full what each side may and must do.',
      },
      text: inBoth('userAgreement20261101'),
    },
    {
      version: '2021-06-01',
      change: { 'zh-CN': '首个版本。', en: 'The first version.' },
      text: inBoth('userAgreement20210601'),
    },
  ],
  privacyPolicy: [
    {
      version: '2026-11-01',
      change: {
        'zh-CN':
          '逐项列出收集的信息、用途与保存期限，说明如何下载个人信息副本与注销账号，并增加未成年人条款。',
        en: 'Lists what is collected, what for and for how long, tells how to download a copy and to close the account, and speaks of minors.',
      },
      text: inBoth('privacyPolicy20261101'),
    },
    {
      version: '2021-06-01',
      change: { 'zh-CN': '首个版本。', en: 'The first version.' },
      text: inBoth('privacyPolicy20210601'),
    },
  ],
  deregistration: [
    {
      version: '2021-06-01',
      change: { 'zh-CN': '首个版本。', en: 'The first version.' },
      text: inBoth('deregistration20210601'),
    },
  ],
}
