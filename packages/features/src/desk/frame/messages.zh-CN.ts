/** All texts of the frame around the desk's rooms. */
export const frameChinese = {
  /** Names the whole desk, so that nobody takes it for the account centre. */
  desk: 'Atrium运营台',
  promise: '审核、订单与服务，在一处处理。每一步都记入审计。',
  signIn: '登录运营台',

  skipToContent: '跳到正文',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  menu: '菜单',
  menuLoading: '菜单加载中',
  mainMenu: '运营台菜单',
  room: (id: string) => ({ today: '今日待办', certifications: '企业认证', staff: '运营人员' })[id] ?? id,

  account: '账户菜单',
  roles: (names: readonly string[]) => names.join('、'),
  endsAt: (time: string) => `本次登录${time}到期`,
  appearance: '外观',
  light: '浅色',
  dark: '深色',
  system: '跟随系统',
  language: '语言',
  signOut: '退出运营台',

  idleTitle: '即将退出运营台',
  idleText: (minutes: number) =>
    `您已有一段时间没有操作，${minutes}分钟后需要重新登录。未保存的内容不会丢失。`,
  goOn: '继续使用',

  noRoom: '没有这个页面，或您的角色不能查看',
  noRoomHint: '可从菜单进入其他页面；需要更多角色，请联系安全管理员。',
  toStart: '返回首页',
  deskFailed: '运营台加载失败',

  notIn: '未能进入运营台',
  toSecurity: '打开账户中心的安全中心',
}
