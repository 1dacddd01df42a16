/** The portal's own few texts. */
export const portalChinese = {
  product: 'Atrium账户中心',
  /** The suffix of titles of personal pages. */
  personalCentre: '个人中心',
  chunkFailed: '页面没有加载完整',
  chunkFailedHint: '网络中断，或系统刚刚更新。请重新加载页面。',
  broken: '页面出错了',
  brokenHint: '重新加载后仍然如此，请联系客服。',
  reload: '重新加载',
  signIn: '登录',
}
