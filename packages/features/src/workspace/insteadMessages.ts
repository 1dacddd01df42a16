import { catalogue } from '../shared/texts/messages'

/** What stands where there is no page. */
export const insteadMessages = catalogue(
  'workspace.instead',
  {
    menuEmptyHint: '请联系企业管理员为您的角色开通菜单，或切换到其他企业。',
    noCompany: '您还没有加入企业',
    noCompanyHint: '此页面属于企业。创建或加入企业后即可使用。',
    openOrJoin: '创建或加入企业',
    toPersonalHome: '前往个人中心',
    notFound: '页面不存在',
    notFoundHint: '地址可能有误，或页面已被移动',
    toStart: '返回首页',
  },
  {
    menuEmptyHint: 'Ask an administrator to give your role access, or switch to another company.',
    noCompany: 'You’re not in a company yet',
    noCompanyHint: 'Open or join a company to use this page.',
    openOrJoin: 'Open or join a company',
    toPersonalHome: 'Go to personal centre',
    notFound: 'Page not found',
    notFoundHint: 'The address may be wrong, or the page has moved',
    toStart: 'Go to home page',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly 'workspace.instead': typeof insteadMessages
  }
}
