import { catalogue } from '../shared/texts/messages'

/** Words around agreements; their texts come from the service, which knows which is in force. */
export const agreementMessages = catalogue(
  'agreements',
  {
    userAgreement: '用户协议',
    privacyPolicy: '隐私政策',
    deregistration: '账号注销协议',

    failed: '协议加载失败',
    missing: '没有这个版本',
    missingHint: '这个版本可能尚未公布。您可以阅读现行版本。',
    toCurrent: '阅读现行版本',
    version: (version: string) => `版本${version}`,
    inForce: (day: string) => `自${day}起生效`,
    past: '这是历史版本，已由新版本取代，仅供查阅。',
    coming: (day: string) => `该版本尚未生效，将于${day}起生效。`,
    contents: '目录',
    print: '打印',
    versions: '全部版本',
    current: '现行',
    replaced: '已取代',
    announced: '即将生效',
    others: '其他协议',

    own: '协议与隐私',
    ownHint: '您同意的版本及时间。历史版本始终可以查阅。',
    ownFailed: '同意记录加载失败',
    ownNone: '暂无同意记录',
    registration: '注册时同意',
    codeSignIn: '验证码登录注册时同意',
    invitation: '接受邀请注册时同意',
    newVersion: '新版本提示时同意',
    ended: '申请注销时同意',
    read: '阅读',
    readOf: (name: string) => `阅读：${name}`,
    due: (day: string) => `新版本自${day}起生效，等待您的同意`,
    agree: '同意',
    agreeTo: (name: string) => `同意：${name}`,
    agreed: '已记录您的同意',
    outdated: '协议刚刚有了更新的版本，请重新阅读',
    openElsewhere: '在新标签页中打开',

    noticeTitle: '协议有新版本',
    noticeText: '请您抽空阅读。在您同意之前，可以照常使用。',
    later: '稍后',
  },
  {
    userAgreement: 'User agreement',
    privacyPolicy: 'Privacy policy',
    deregistration: 'Agreement on closing an account',

    failed: 'The text could not be loaded',
    missing: 'There is no such version',
    missingHint: 'It may not be published yet. You can read the one in force.',
    toCurrent: 'Read the one in force',
    version: (version) => `Edition ${version}`,
    inForce: (day) => `in force since ${day}`,
    past: 'This is an earlier version, which another one has replaced. It is here to be looked up.',
    coming: (day) => `This version is not in force yet. It will be from ${day} on.`,
    contents: 'Contents',
    print: 'Print',
    versions: 'All versions',
    current: 'In force',
    replaced: 'Replaced',
    announced: 'Announced',
    others: 'Other agreements',

    own: 'Agreements and privacy',
    ownHint: 'Which versions you agreed to, and when. Earlier ones can always be read.',
    ownFailed: 'What you agreed to could not be loaded',
    ownNone: 'Nothing yet',
    registration: 'agreed when you registered',
    codeSignIn: 'agreed when you registered by a code',
    invitation: 'agreed when you accepted an invitation',
    newVersion: 'agreed when you were told of it',
    ended: 'agreed when you asked to close the account',
    read: 'Read',
    readOf: (name) => `Read: ${name}`,
    due: (day) => `A new version is in force since ${day}; please read and agree`,
    agree: 'Agree',
    agreeTo: (name) => `Agree: ${name}`,
    agreed: 'Thank you, that is noted',
    outdated: 'There is an even newer version by now. Please read it again.',
    openElsewhere: 'opens in a new tab',

    noticeTitle: 'There are new versions of our agreements',
    noticeText: 'Please read them when you find the time. Until you agree, everything works as before.',
    later: 'Later',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly agreements: typeof agreementMessages
  }
}
