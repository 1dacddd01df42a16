import { hotline } from '../shared/brand/hotline'

export const newCompanyChinese = {
  title: '创建或加入企业',
  openTitle: '创建企业',
  openText: '您将成为该企业的超级管理员。创建后请提交企业认证，通过后即可使用全部企业服务。',
  name: '企业名称',
  nameHint: '请与营业执照上的名称一致',
  nameRequired: '请输入企业名称',
  nameTooShort: '企业名称至少2个字符',
  registered: '工商登记的企业',
  registeredCount: (count: number) => `${count}家工商登记的企业，按上下键选择`,
  nameTaken: `已存在该企业名称，请联系客服${hotline}`,
  open: '创建企业',
  opened: (company: string) => `已创建“${company}”，请提交企业认证`,
  tooManyUncertified: (most: number) =>
    `您已有${most}家未认证的企业，请先完成认证，或注销不再需要的企业后再创建`,
  leaving: '您的账号即将注销，不能创建企业',
  joinTitle: '加入企业',
  joinText: '企业管理员用短信邀请您后，可以在“我的待办”中直接同意；管理员也可以把邀请链接或二维码分享给您。',
  tellPhone: (phone: string) => `请把手机号${phone}告诉企业管理员，由管理员邀请您。`,
  link: '邀请链接',
  linkHint: '粘贴管理员分享给您的链接',
  linkRequired: '请粘贴邀请链接',
  linkWrong: '这不是有效的邀请链接，请粘贴完整的链接',
  follow: '打开邀请',
  toBacklog: '查看我的待办',
}
