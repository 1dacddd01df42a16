import { catalogue } from '../shared/texts/messages'

/** Texts of the check, which most people never see. */
export const proofMessages = catalogue(
  'proof',
  {
    work: '安全验证',
    workHint:
      '浏览器会在本机完成一道计算题，以防机器批量尝试，不会上传任何资料。较慢的手机需要多等一会儿，期间可以继续填写。',
    startWork: '开始验证',
    working: '正在验证，请稍候',
    workLeft: (seconds: number) => `通常还需约${seconds}秒`,
    cancelWork: '取消验证',
    workDone: '验证已完成',
    workRequired: '请先完成安全验证',
    workFailed: (reason: string) => `验证未完成：${reason}`,
  },
  {
    work: 'Security check',
    workHint:
      'Your browser solves a small calculation to keep bots out. No personal data is sent. You can keep typing while it runs.',
    startWork: 'Start the check',
    working: 'Checking, one moment',
    workLeft: (seconds) => `About ${seconds} s left`,
    cancelWork: 'Cancel the check',
    workDone: 'Check passed',
    workRequired: 'Please complete the check first',
    workFailed: (reason) => `The check was not completed: ${reason}`,
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly proof: typeof proofMessages
  }
}
