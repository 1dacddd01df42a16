import { hotline } from '../shared/brand/hotline'
import { catalogue } from '../shared/texts/messages'

/** Who we are and how to reach us: nobody waits for it before they ask. */
export const helpMessages = catalogue(
  'workspace.help',
  {
    aboutText:
      '中庭建筑软件为设计院、施工与咨询企业提供设计、计算与协同软件。账户中心让企业在一处管理部门、成员与软件授权。',
    aboutSecond: '同一账号可以加入多家企业，所用软件与授权由各企业的管理员分配。',
    contactText: '工作日 9:00–18:00，客服为您解答账号、企业认证与授权问题。',
    hotlineLabel: '客服热线',
    hotline,
    copyHotline: '复制热线号码',
    hotlineHours: '工作日 9:00–18:00',
    feedback: '意见反馈',
    feedbackAddress: 'https://feedback.atrium.example/zh',
    putAway: '收起',
    emailLabel: '电子邮箱',
    email: 'service@atrium.example',
  },
  {
    aboutText:
      'Atrium makes design, analysis and collaboration software for design institutes, contractors and consultants. In the account centre, a company manages its departments, members and licences in one place.',
    aboutSecond:
      'One account can belong to several companies. Each company’s administrators decide which licences it gets.',
    contactText:
      'We answer questions about accounts, certification and licences on working days, 9:00–18:00.',
    hotlineLabel: 'Hotline',
    hotline,
    copyHotline: 'Copy hotline number',
    hotlineHours: 'Working days, 9:00–18:00',
    feedback: 'Send feedback',
    feedbackAddress: 'https://feedback.atrium.example/en',
    putAway: 'Hide',
    emailLabel: 'Email',
    email: 'service@atrium.example',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly 'workspace.help': typeof helpMessages
  }
}
