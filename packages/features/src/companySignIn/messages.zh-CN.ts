/** Texts of companies' identities in the security centre. */
export const companyIdentitiesChinese = {
  failed: '企业账号加载失败',
  name: (company: string) => `${company}企业账号`,
  linked: '已关联',
  linkedOn: (day: string) => `关联于${day}`,
  usedAt: (time: string) => `上次登录${time}`,
  neverUsed: '尚未用于登录',
  unlink: '解除关联',
  unlinkOf: (company: string) => `与${company}解除关联`,
  unlinkTitle: (company: string) => `解除与${company}的关联？`,
  unlinkText: '之后不能再用该企业账号登录，企业成员身份保留。再次通过企业登录时可以重新关联。',
  unlinked: '企业账号已解除关联',
}
