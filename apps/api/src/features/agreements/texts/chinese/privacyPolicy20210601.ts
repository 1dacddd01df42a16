import type { AgreementText } from '../../AgreementText'

export const privacyPolicy20210601: AgreementText = {
  title: '隐私政策',
  introduction: '本政策说明我们如何处理您的个人信息。',
  sections: [
    {
      heading: '我们收集什么',
      paragraphs: [
        '注册与登录所需的手机号、姓名和密码的不可逆摘要；您所在企业录入的部门与姓名；软件激活时的设备识别码与时间；保障安全所需的登录与操作记录。',
      ],
    },
    {
      heading: '用于什么',
      paragraphs: ['用于登录、授权管理、安全审计与客户服务，不用于广告，也不出售给任何人。'],
    },
    {
      heading: '谁能看到',
      paragraphs: [
        '您所在企业的管理员可以看到您的姓名、手机号、部门、授权、在线状态与激活设备。除法律要求外，我们不向其他人提供。',
      ],
    },
    {
      heading: '保存多久',
      paragraphs: ['账号存续期间保存；注销后删除或匿名化，法律要求保存的记录到期后删除。'],
    },
    {
      heading: '您的权利',
      paragraphs: ['您可以查看、更正自己的信息，或要求注销账号。请通过页脚“联系我们”中的方式提出。'],
    },
  ],
}
