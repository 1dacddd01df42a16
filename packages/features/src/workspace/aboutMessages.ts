import { catalogue } from '../shared/texts/messages'

/** Who we are, in dialogs of their own: they come with those. */
export const aboutMessages = catalogue(
  'workspace.about',
  {
    aboutText:
      '中庭建筑软件为设计院、施工与咨询企业提供设计、计算与协同软件。账户中心让企业在一处管理部门、成员与软件授权。',
    aboutSecond: '同一账号可以加入多家企业，所用软件与授权由各企业的管理员分配。',
    contactText: '工作日9:00–18:00，客服为您解答账号、企业认证与授权问题。',
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
    emailLabel: 'Email',
    email: 'service@atrium.example',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly 'workspace.about': typeof aboutMessages
  }
}
