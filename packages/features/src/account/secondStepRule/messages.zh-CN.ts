/** Texts of a company's rule about second steps. */
export const ruleChinese = {
  title: '管理员两步验证',
  hint: '要求本企业的管理员登录时完成两步验证，即使密码泄露，他人也无法管理企业。',
  failed: '两步验证要求加载失败',
  required: '要求管理员开启',
  on: (day: string) => `自${day}起要求`,
  off: '未要求',
  allHave: (count: number) => `${count}位管理员均已开启`,
  someLack: (without: number, count: number) => `${count}位管理员中，${without}位尚未开启`,
  ownFirst: '请先为您自己的账号开启两步验证。',
  toSecurity: '前往安全中心',
  turnOn: '开启要求',
  turnOff: '取消要求',
  turnOnTitle: '要求管理员开启两步验证？',
  turnOnText: (without: number, days: number) =>
    without === 0
      ? '所有管理员均已开启。以后的新管理员需先开启，才能进行管理操作。'
      : `${without}位尚未开启的管理员会收到消息，${days}天内仍可照常管理，之后未开启的不能进行管理操作。以后的新管理员需先开启。成员功能不受影响。`,
  turnOffTitle: '不再要求管理员开启两步验证？',
  turnOffText: '尚未开启的管理员也可以进行管理操作，已开启的不受影响。',
  turnedOn: '已要求管理员开启两步验证',
  turnedOff: '已取消两步验证要求',
}
