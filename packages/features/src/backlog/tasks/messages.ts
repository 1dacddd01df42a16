import { catalogue } from '../../shared/texts/messages'

/** What the tasks on a person's home say, with the one action of each. */
export const ownTaskMessages = catalogue(
  'ownTasks',
  {
    secondStepWanted: (name: string) => `${name}要求开启两步验证`,
    'secondStepWanted.detail': (day: string) => `请在${day}前开启，之后不能进行管理操作`,
    'secondStepWanted.overdue': '开启前不能进行管理操作',
    'secondStepWanted.action': '开启',
    rejected: '企业认证未通过',
    'rejected.action': '重新认证',
    uncertified: '企业尚未认证',
    'uncertified.action': '去认证',
    order: (amount: string) => `待支付 ${amount}`,
    'order.failed': (amount: string) => `支付失败 ${amount}`,
    'order.detail': (name: string, end: string) => `${name}，请在${end}前支付`,
    'order.action': '去支付',
    password: '登录密码已用了一年以上',
    'password.detail': '换成没有在其他地方用过的新密码',
    'password.action': '修改',
    messages: (count: number) => `${count}条消息未读`,
    'messages.action': '查看',
    secondStep: '尚未开启两步验证',
    'secondStep.detail': '密码被他人得知时，账号依然安全',
    'secondStep.action': '开启',
    profile: '个人资料不完整',
    'profile.detail': (count: number) => `还有${count}项未填写`,
    'profile.action': '去填写',
    email: '尚未验证邮箱',
    'email.detail': '验证后，手机不在身边也能找回密码',
    'email.action': '去验证',
  },
  {
    secondStepWanted: (name) => `${name} wants a second step`,
    'secondStepWanted.detail': (day) => `Turn it on by ${day}, or administration is closed to you`,
    'secondStepWanted.overdue': 'Administration is closed to you until then',
    'secondStepWanted.action': 'Turn on',
    rejected: 'Certification not passed',
    'rejected.action': 'Try again',
    uncertified: 'Company not certified',
    'uncertified.action': 'Certify',
    order: (amount) => `${amount} to pay`,
    'order.failed': (amount) => `Payment of ${amount} failed`,
    'order.detail': (name, end) => `${name}, pay before ${end}`,
    'order.action': 'Pay',
    password: 'Password over a year old',
    'password.detail': 'Choose one that you use nowhere else',
    'password.action': 'Change',
    messages: (count) => (count === 1 ? 'One unread message' : `${count} unread messages`),
    'messages.action': 'Read',
    secondStep: 'No second step',
    'secondStep.detail': 'It protects you if somebody learns your password',
    'secondStep.action': 'Turn on',
    profile: 'Profile incomplete',
    'profile.detail': (count) => (count === 1 ? 'One entry is missing' : `${count} entries are missing`),
    'profile.action': 'Fill in',
    email: 'No verified email',
    'email.detail': 'It recovers your password without your phone',
    'email.action': 'Verify',
  },
)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly ownTasks: typeof ownTaskMessages
  }
}
