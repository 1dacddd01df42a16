import type { AgreementText } from '../../AgreementText'

export const userAgreement20210601: AgreementText = {
  title: '用户协议',
  introduction: '本协议说明您使用Atrium账号时双方的约定。',
  sections: [
    {
      heading: '账号',
      paragraphs: [
        '账号以手机号注册，仅供本人使用。请妥善保管密码，不要将账号借给他人。同一账号最多同时保留10个登录，您可以在“安全中心”中查看和退出。',
      ],
    },
    {
      heading: '企业与管理员',
      paragraphs: [
        '企业的部门、成员与软件授权由其管理员管理。管理员可以为您分配或取消授权、将您移动到其他部门或移出企业。您离开企业后，企业分配的授权随之收回。',
      ],
    },
    {
      heading: '软件授权',
      paragraphs: [
        '授权按企业购买的数量与期限使用，不得转让、出租或绕过数量与设备限制。到期或被取消后，相应软件停止使用。',
      ],
    },
    {
      heading: '服务的变更与中断',
      paragraphs: ['我们会提前公告计划内的维护。因不可抗力造成的中断，我们将尽快恢复，并尽力保护您的数据。'],
    },
    {
      heading: '终止',
      paragraphs: [
        '您可以随时停止使用并要求注销账号。违反本协议的账号可能被暂停，我们会告知原因与申诉方式。',
      ],
    },
  ],
}
