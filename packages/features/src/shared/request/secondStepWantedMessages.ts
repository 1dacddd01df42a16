import { catalogue } from '../texts/messages'

export const secondStepWantedMessages = catalogue(
  'shared.secondStepWanted',
  {
    title: '请先开启两步验证',
    text: '企业要求管理员开启两步验证，开启后即可继续管理。成员功能不受影响。',
    turnOn: '开启两步验证',
  },
  {
    title: 'Turn on two-step sign-in first',
    text: 'The company wants its administrators to have it. Administration is open to you again once you do; what every member may do is so already.',
    turnOn: 'Turn on two-step sign-in',
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.secondStepWanted': typeof secondStepWantedMessages
  }
}
