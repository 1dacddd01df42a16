import { type AgreementKind, agreementsContract as operations } from '@atrium/contracts/agreements/contract'
import type { AnswersOf } from '../shared/stories/answers'
import { answer } from '../shared/stories/mocks'

type Answers = AnswersOf<typeof operations>
type Agreement = Answers['getAgreement']
type Language = 'zh-CN' | 'en'

const titles: Readonly<Record<Language, Readonly<Record<AgreementKind, string>>>> = {
  'zh-CN': { userAgreement: '用户协议', privacyPolicy: '隐私政策', deregistration: '账号注销协议' },
  en: {
    userAgreement: 'User agreement',
    privacyPolicy: 'Privacy policy',
    deregistration: 'Agreement on closing an account',
  },
}

const texts = {
  'zh-CN': {
    introduction: '本文说明您使用Atrium账号中心时双方的约定，请在注册前仔细阅读。',
    sections: [
      {
        heading: '账号注册与使用',
        paragraphs: [
          '账号以您本人的手机号注册，并由验证码核实。您应当提供真实、准确的信息，并在变更后及时更新。',
          '账号仅供您本人使用，不得出借、转让、出售或与他人共用。',
        ],
      },
      {
        heading: '企业、管理员与成员',
        paragraphs: ['管理员可以邀请您加入企业、为您分配或取消授权。加入企业须经您同意。'],
      },
      {
        heading: '软件授权',
        paragraphs: ['授权按购买的产品、数量与期限使用，永久授权除外，到期自动失效。'],
      },
      {
        heading: '服务的变更与中断',
        paragraphs: ['我们会提前公告计划内的维护，并在中断后尽快恢复。'],
      },
      {
        heading: '终止',
        paragraphs: ['您可以随时停止使用并申请注销账号。'],
      },
    ],
    changes: ['完整说明双方的权利与义务。', '首个版本。'],
  },
  en: {
    introduction: 'This agreement applies when you use Atrium. Please read it before you register.',
    sections: [
      {
        heading: 'Registering and using an account',
        paragraphs: [
          'You register an account with your own mobile number, verified by a code. You must give true and accurate details and keep them up to date.',
          'The account is for you alone. You must not lend, transfer, sell or share it.',
        ],
      },
      {
        heading: 'Companies, administrators and members',
        paragraphs: [
          'Administrators may invite you, and assign or cancel your licences. You join a company only if you agree.',
        ],
      },
      {
        heading: 'Software licences',
        paragraphs: ['Licences cover the product, quantity and term you bought.'],
      },
      {
        heading: 'Changes and interruptions',
        paragraphs: ['Planned maintenance is announced beforehand.'],
      },
      { heading: 'Ending', paragraphs: ['You may stop at any time and ask for your account to be closed.'] },
    ],
    changes: ['Says in full what each side may and must do.', 'The first version.'],
  },
} as const

const days = ['2026-11-01', '2021-06-01'] as const

interface Asked {
  readonly kind: AgreementKind
  readonly language: Language
  readonly version?: string | undefined
}

/** As in the service: two versions, the newest in force. */
export function someAgreement({ kind, language, version = days[0] }: Asked): Agreement {
  const { introduction, sections, changes } = texts[language]
  const versions = days.map((day, at) => ({
    version: day,
    standing: at === 0 ? ('current' as const) : ('past' as const),
    startAt: `${day}T00:00:00.000+08:00`,
    change: changes[at] ?? '',
  }))
  const shown = versions.find((each) => each.version === version) ?? versions[0]
  return {
    kind,
    version,
    standing: shown?.standing ?? 'current',
    startAt: shown?.startAt ?? '',
    title: titles[language][kind],
    introduction,
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    versions,
  }
}

export const agreedToAll: Answers['listOwnAgreements'] = {
  agreed: [
    {
      kind: 'privacyPolicy',
      version: '2026-11-01',
      standing: 'current',
      occasion: 'newVersion',
      at: '2026-11-03T01:12:00.000Z',
    },
    {
      kind: 'userAgreement',
      version: '2026-11-01',
      standing: 'current',
      occasion: 'newVersion',
      at: '2026-11-03T01:12:00.000Z',
    },
    {
      kind: 'privacyPolicy',
      version: '2021-06-01',
      standing: 'past',
      occasion: 'registration',
      at: '2024-04-12T03:20:00.000Z',
    },
    {
      kind: 'userAgreement',
      version: '2021-06-01',
      standing: 'past',
      occasion: 'registration',
      at: '2024-04-12T03:20:00.000Z',
    },
  ],
  due: [],
}

/** A newer version of both exists. */
export const agreedBefore: Answers['listOwnAgreements'] = {
  agreed: agreedToAll.agreed.slice(2),
  due: [
    { kind: 'userAgreement', version: '2026-11-01', startAt: '2026-10-31T16:00:00.000Z' },
    { kind: 'privacyPolicy', version: '2026-11-01', startAt: '2026-10-31T16:00:00.000Z' },
  ],
}

export const agreementsAnswers = [
  answer(operations.getAgreement, ({ query }) => someAgreement(query)),
  answer(operations.listOwnAgreements, agreedToAll),
  answer(operations.agree, true),
]
