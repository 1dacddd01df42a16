export const secondStepWantedChinese = {
  title: '请先开启两步验证',
  text: '企业要求管理员开启两步验证，开启后即可继续管理。成员功能不受影响。',
  turnOn: '开启两步验证',
  companyTitle: '请使用企业登录',
  goOn: '继续',
}
