/** Texts of social accounts in the security centre. */
export const socialAccountsChinese = {
  failed: '社交账号加载失败',
  none: '未绑定',
  noneHint: '绑定后可以用它登录',
  unnamed: '已绑定',
  boundOn: (day: string) => `绑定于${day}`,
  usedAt: (time: string) => `上次登录${time}`,
  neverUsed: '尚未用于登录',
  notOffered: '已不再支持，不能用于登录',
  bind: '绑定',
  bindOf: (name: string) => `绑定${name}`,
  unbind: '解绑',
  unbindOf: (name: string) => `解绑${name}`,
  unbindTitle: (name: string) => `解绑${name}？`,
  unbindText: '之后不能再用它登录此账号，可以随时重新绑定。',
  unbound: '社交账号已解绑',
}
