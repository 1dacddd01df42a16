import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { companySignInErrors as codes } from './contract'

interface WayIn {
  readonly companyId: string
  readonly connectionId: string
}

/** What to check first, by the code of OAuth. */
const testAdviceChinese: Readonly<Record<string, string>> = {
  invalid_client: '请核对客户端ID和密钥',
  invalid_grant: '请核对回调地址',
  unauthorized_client: '请核对该应用允许的授权方式',
}
const testAdviceEnglish: Readonly<Record<string, string>> = {
  invalid_client: 'Check the client ID and secret',
  invalid_grant: 'Check the redirect URI',
  unauthorized_client: 'Check the grant types that the application may use',
}

export const companySignInRefusals = defineRefusals({
  connectionOff: {
    code: codes.connectionOff,
    chinese: '该企业已停用企业账号登录，请用本人的方式登录',
    english: 'This company’s sign-in is switched off. Sign in with your own way.',
  },
  providerRefused: {
    code: codes.providerRefused,
    chinese: '企业的身份提供方未能确认您的身份，请重新开始；如仍失败，请联系企业管理员',
    english:
      'Your company’s identity provider couldn’t confirm who you are. Start again; if it fails again, ask your administrator.',
  },
  providerUnreachable: {
    code: codes.providerUnreachable,
    chinese: '暂时无法连接企业的身份提供方，请稍后重试',
    english: 'Your company’s identity provider can’t be reached at the moment. Try again later.',
  },
  attemptLate: {
    code: codes.attemptLate,
    chinese: '此次登录已超时或已经用过，请重新开始',
    english: 'This sign-in took too long or was used before. Start again.',
  },
  attemptForeign: {
    code: codes.attemptForeign,
    chinese: '此次登录不是由当前浏览器发起的。如果链接是他人发给您的，请勿继续；如需登录，请重新开始',
    english:
      'This sign-in wasn’t started in this browser. If somebody sent you the link, don’t continue. To sign in, start again.',
  },
  ticketLate: {
    code: codes.ticketLate,
    chinese: '此次登录已超时或已经用过，请重新开始',
    english: 'Linking took too long. Start again.',
  },
  identityUnlinked: {
    code: codes.identityUnlinked,
    chinese: '此企业账号尚未关联账号',
    english: 'This company account isn’t linked to an account yet.',
  },
  linkedElsewhere: {
    code: codes.linkedElsewhere,
    chinese: '此企业账号已关联其他账号。请先在那个账号的安全中心解除关联',
    english:
      'This company account is linked to another account. Unlink it in that account’s security centre first.',
  },
  otherLinked: {
    code: codes.otherLinked,
    chinese: '您的账号已关联该企业的另一个企业账号，请先在安全中心解除关联',
    english:
      'Your account is linked to another account of this company. Unlink it in the security centre first.',
  },
  otherPerson: {
    code: codes.otherPerson,
    chinese: '当前登录的账号与发起登录的账号不同，请重新开始',
    english: 'A different account started this. Start again.',
  },
  notLinked: {
    code: codes.notLinked,
    chinese: '此企业账号已解除关联，请刷新后查看',
    english: 'This company account is no longer linked. Refresh the page.',
  },
  otherDomain: {
    code: codes.otherDomain,
    chinese: '身份提供方返回的邮箱不属于该企业已验证的域名，请联系企业管理员',
    english:
      'The mail address from your identity provider belongs to none of the company’s verified domains. Ask your administrator.',
  },
  companySignInNeeded: (data: WayIn) => ({
    code: codes.companySignInNeeded,
    status: 403,
    data,
    chinese: '该企业要求使用企业账号登录',
    english: 'This company requires you to sign in with your company account.',
  }),
  deactivated: {
    code: codes.deactivated,
    status: 403,
    chinese: '您的企业账号已被企业停用，请联系企业管理员',
    english: 'Your company has deactivated your account. Ask your administrator.',
  },
  unlinkForbidden: {
    code: codes.unlinkForbidden,
    chinese: '该企业要求使用企业账号登录，在您离开企业或企业取消该要求前，不能解除关联',
    english:
      'This company requires you to sign in with your company account, so it can’t be unlinked while you are a member.',
  },
  testRefused: ({ reason }: { readonly reason: string }) => ({
    code: codes.testRefused,
    chinese: `身份提供方未完成测试（${reason}）。${testAdviceChinese[reason] ?? '请核对连接的配置'}，再重新测试`,
    english: `The identity provider didn’t complete the test (${reason}). ${testAdviceEnglish[reason] ?? 'Check the connection’s settings'}, then test again.`,
  }),
  tooOften: {
    code: errorCodes.tooMany,
    status: 429,
    data: { retryAfterSeconds: 60 },
    chinese: '当前网络的登录次数过多，请稍后再试',
    english: 'Too many sign-ins from your network. Try again shortly.',
  },
})
