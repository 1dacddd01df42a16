/** Texts of the personal data export. */
export const dataExportChinese = {
  title: '我的数据',
  hint: '下载我们保存的与您有关的全部信息。',
  copy: '个人数据副本',
  holds: 'ZIP压缩包，内有目录、每项一个CSV表格，以及完整的JSON',
  without: '包括资料、企业、授权、订单、消息、登录与安全记录等，不含密码与密钥。',
  download: '下载',
  preparing: '正在准备您的数据，请不要关闭页面…',
  done: '已下载。请妥善保管：拿到它的人可以看到您的个人信息。',
  failed: '下载失败',
}
