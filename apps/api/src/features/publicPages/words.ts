import type { Language } from '../../platform/people/Language'

interface Words {
  readonly portal: string
  readonly about: string
  readonly signIn: string
  readonly register: string
  readonly trials: string
  readonly trialsOf: (count: number, categories: readonly string[]) => string
  readonly sold: string
  readonly soldOf: (count: number) => string
  readonly meetings: string
  readonly meetingsOf: string
  readonly permanent: string
  readonly months: (count: number) => string
  readonly trialOf: (days: number) => string
}

export const words: Readonly<Record<Language, Words>> = {
  'zh-CN': {
    portal: 'Atrium账户中心',
    about: '登录Atrium账户中心，试用、选购建筑工程软件，管理企业的部门、成员与软件授权。',
    signIn: '登录',
    register: '注册个人账号',
    trials: '试用中心',
    trialsOf: (count, categories) =>
      `${categories.join('、')}等${count}款建筑工程软件，了解功能与运行要求，在线申请试用。`,
    sold: '在线选购',
    soldOf: (count) => `${count}款建筑工程软件明码标价，在线下单，付款后即可使用。`,
    meetings: '会议活动',
    meetingsOf: '产品发布、技术培训与用户交流会：时间、地点、议程与在线报名。',
    permanent: '永久',
    months: (count) => (count % 12 === 0 ? `${count / 12}年` : `${count}个月`),
    trialOf: (days) => `免费试用${days}天`,
  },
  en: {
    portal: 'Atrium Account Centre',
    about:
      'Sign in to try and buy construction software, and to manage your company’s departments, members and licences.',
    signIn: 'Sign in',
    register: 'Create your account',
    trials: 'Trial centre',
    trialsOf: (count, categories) =>
      `${count} programs for construction: ${categories.join(', ')}. See what they do and need, and apply for a trial.`,
    sold: 'Buy online',
    soldOf: (count) =>
      `${count} programs for construction with their prices: order online, use them once paid.`,
    meetings: 'Meetings',
    meetingsOf: 'Launches, training and meetings of users: when, where, the agenda, and registration online.',
    permanent: 'permanent',
    months: (count) =>
      count % 12 === 0 ? (count === 12 ? '1 year' : `${count / 12} years`) : `${count} months`,
    trialOf: (days) => `Free trial of ${days} days`,
  },
}

/** Search engines cut longer descriptions. */
const mostShown = 160

export const cut = (text: string): string =>
  [...text].length <= mostShown ? text : `${[...text].slice(0, mostShown - 1).join('')}…`
