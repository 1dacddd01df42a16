/** Texts for codes by SMS or mail. */
export const codeChinese = {
  code: '验证码',
  getCode: '获取验证码',
  getCodeAgain: '重新获取',
  getCodeIn: (seconds: number) => `${seconds}秒后重新获取`,
  codeSent: (recipient: string) => `验证码已发送至${recipient}，10分钟内有效`,
  codeRequired: '请输入验证码',
  codeLength: '长度在 4 到 8 个字符',
  phoneRequired: '手机号不能为空',
  phoneWrong: '请输入正确的手机号',
}
