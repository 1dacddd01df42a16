import { catalogue } from '../shared/texts/messages'

/** Texts of the personal space's home alone: whoever is elsewhere needs none of them. */
export const homeMessages = catalogue(
  'personalHome',
  {
    certify: '去认证',
    certifyCompany: (company: string) => `去认证 ${company}`,
    account: '账号',
    name: '姓名',
    nickname: '昵称',
    phone: '手机号',
    emailField: '邮箱',
    registered: '注册时间',
    lastSignIn: '最近登录',
    ownRecord: '个人资料',
    ownLicences: '我的授权',
    ownCompanies: '我的企业',
    companyCount: (count: number) => `${count}家`,
    inNoCompany: '创建或加入企业后，即可使用企业的软件',
    inCompanies: (count: number) => `您已加入${count}家企业`,
    waiting: (count: number) => `${count}件待处理`,
    weak: (count: number) => `${count}项防护待加强`,
    comma: '，',
    nothingWaits: '没有待处理的事项',
    enter: '进入',
    enterCompany: (company: string) => `进入 ${company}`,
    joinCompany: '您还没有加入任何企业',
    joinCompanyHint: (phone: string) =>
      `您可以创建企业，或把手机号${phone}告诉企业管理员，由管理员将您加入企业。加入后，企业会出现在这里。`,
    checkAgain: '重新查看',
    openOrJoin: '创建或加入企业',
  },
  {
    certify: 'Certify',
    certifyCompany: (company) => `Certify ${company}`,
    account: 'Account',
    name: 'Name',
    nickname: 'Nickname',
    phone: 'Phone',
    emailField: 'Email',
    registered: 'Registered',
    lastSignIn: 'Last sign-in',
    ownRecord: 'My profile',
    ownLicences: 'My licences',
    ownCompanies: 'My companies',
    companyCount: (count: number) => `${count}`,
    inNoCompany: 'Open or join a company to use its software',
    inCompanies: (count: number) =>
      count === 1 ? 'You belong to 1 company' : `You belong to ${count} companies`,
    waiting: (count: number) => `${count} to do`,
    weak: (count: number) =>
      count === 1 ? '1 protection to strengthen' : `${count} protections to strengthen`,
    comma: ', ',
    nothingWaits: 'You’re all caught up',
    enter: 'Enter',
    enterCompany: (company: string) => `Enter ${company}`,
    joinCompany: 'You’re not in a company yet',
    joinCompanyHint: (phone: string) =>
      `Open a company, or give your phone number, ${phone}, to your company’s administrator and ask for an invitation. The company then appears here.`,
    checkAgain: 'Check again',
    openOrJoin: 'Open or join',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly personalHome: typeof homeMessages
  }
}
