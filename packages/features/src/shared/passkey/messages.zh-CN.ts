/** Why a browser returned no passkey. */
export const passkeyChinese = {
  declined: '未完成验证。准备好后可再试一次。',
  elsewhere: '当前网址无法使用通行密钥，请从正式网址打开本页。',
  unsupported: '此浏览器不支持通行密钥，请换一种方式。',
  present: '此设备上已有该账号的通行密钥。',
  failed: '设备未能完成验证，请重试或换一种方式。',
}
