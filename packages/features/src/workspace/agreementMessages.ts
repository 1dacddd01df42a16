import { catalogue } from '../shared/texts/messages'

/** User agreement and privacy policy, a catalogue of its own so that only its screen carries it. */
export const agreementMessages = catalogue(
  'agreement',
  {
    documents: '协议与政策',
    updated: '2026 年 11 月 1 日起生效',
    agreement: '用户协议',
    agreementAccountTitle: '账号',
    agreementAccount:
      '账号以手机号注册，仅供本人使用。请妥善保管密码，不要将账号借给他人。同一账号最多同时保留 10 个登录，您可以在“安全中心”中查看和退出。',
    agreementCompanyTitle: '企业与管理员',
    agreementCompany:
      '企业的部门、成员与软件授权由其管理员管理。管理员可以为您分配或取消授权、将您移动到其他部门或移出企业。您离开企业后，企业分配的授权随之收回。',
    agreementLicenceTitle: '软件授权',
    agreementLicence:
      '授权按企业购买的数量与期限使用，不得转让、出租或绕过数量与设备限制。到期或被取消后，相应软件停止使用。',
    agreementServiceTitle: '服务的变更与中断',
    agreementService:
      '我们会提前公告计划内的维护。因不可抗力造成的中断，我们将尽快恢复，并尽力保护您的数据。',
    agreementEndTitle: '终止',
    agreementEnd: '您可以随时停止使用并要求注销账号。违反本协议的账号可能被暂停，我们会告知原因与申诉方式。',
    privacy: '隐私政策',
    privacyCollectTitle: '我们收集什么',
    privacyCollect:
      '注册与登录所需的手机号、姓名和密码的不可逆摘要；您所在企业录入的部门与姓名；软件激活时的设备识别码与时间；保障安全所需的登录与操作记录。',
    privacyUseTitle: '用于什么',
    privacyUse: '用于登录、授权管理、安全审计与客户服务，不用于广告，也不出售给任何人。',
    privacyShareTitle: '谁能看到',
    privacyShare:
      '您所在企业的管理员可以看到您的姓名、手机号、部门、授权、在线状态与激活设备。除法律要求外，我们不向其他人提供。',
    privacyKeepTitle: '保存多久',
    privacyKeep: '账号存续期间保存；注销后删除或匿名化，法律要求保存的记录到期后删除。',
    privacyRightsTitle: '您的权利',
    privacyRights: '您可以查看、更正自己的信息，或要求注销账号。请通过页脚“联系我们”中的方式提出。',
  },
  {
    documents: 'Agreement and policy',
    updated: 'In force since 1 November 2026',
    agreement: 'User agreement',
    agreementAccountTitle: 'Accounts',
    agreementAccount:
      'An account is registered with a phone number and is for its owner alone. Keep the password to yourself and do not lend the account. An account can be signed in at ten places at a time; the security centre lists them and ends them.',
    agreementCompanyTitle: 'Companies and administrators',
    agreementCompany:
      'Departments, members and software licences of a company are managed by its administrators. They may assign or cancel your licences, move you to another department or remove you from the company. When you leave a company, the licences it assigned return to it.',
    agreementLicenceTitle: 'Software licences',
    agreementLicence:
      'Licences are used in the number and for the term that the company bought. They may not be passed on, rented out or used around the limits on seats and devices. Once expired or cancelled, the software stops.',
    agreementServiceTitle: 'Changes and interruptions',
    agreementService:
      'Planned maintenance is announced beforehand. After an interruption beyond our control we restore the service as soon as we can and do our best to protect your data.',
    agreementEndTitle: 'Ending',
    agreementEnd:
      'You may stop at any time and ask for your account to be deleted. An account that breaks this agreement may be suspended; we tell you why and how to object.',
    privacy: 'Privacy policy',
    privacyCollectTitle: 'What we collect',
    privacyCollect:
      'The phone number, name and irreversible digest of the password needed to register and sign in; the department and name that your company enters; device fingerprint and time when software is activated; and the records of sign-ins and changes that security needs.',
    privacyUseTitle: 'What for',
    privacyUse:
      'For signing in, managing licences, security audits and customer service. Not for advertising, and nothing is sold to anyone.',
    privacyShareTitle: 'Who can see it',
    privacyShare:
      'The administrators of your company see your name, phone number, department, licences, online state and activated devices. We pass nothing to others unless the law demands it.',
    privacyKeepTitle: 'How long',
    privacyKeep:
      'As long as the account exists. After that it is deleted or made anonymous; records that the law wants kept are deleted when their time is over.',
    privacyRightsTitle: 'Your rights',
    privacyRights:
      'You may see and correct what is kept about you, or have your account deleted. Write or call us by “Contact us” in the footer.',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly agreement: typeof agreementMessages
  }
}
