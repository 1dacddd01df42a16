import type { English } from '../../shared/texts/messages'
import type { ruleChinese } from './messages.zh-CN'

export const ruleEnglish: English<typeof ruleChinese> = {
  title: 'Two-step sign-in for administrators',
  hint: 'Require it of all administrators, so that a stolen password alone is not enough to sign in.',
  failed: 'The rule could not be loaded',
  required: 'Required',
  on: (day) => `Since ${day}`,
  off: 'Not required',
  allHave: (count) =>
    count === 1 ? 'The only administrator has turned it on' : `All ${count} administrators have turned it on`,
  someLack: (without, count) =>
    `${without} of ${count} administrators ${without === 1 ? 'has' : 'have'} not turned it on yet`,
  ownFirst: 'Turn on two-step sign-in for your own account first.',
  toSecurity: 'Open the security centre',
  turnOn: 'Require',
  turnOff: 'Stop requiring',
  turnOnTitle: 'Require two-step sign-in for administrators?',
  turnOnText: (without, days) =>
    without === 0
      ? 'All administrators have already turned it on. New administrators must turn it on before they can manage anything.'
      : `${without === 1 ? 'The administrator' : `The ${without} administrators`} without it will get a message and can carry on for ${days} days. After that, they can’t manage anything until they turn it on. New administrators must turn it on first. Other members are not affected.`,
  turnOffTitle: 'Stop requiring two-step sign-in?',
  turnOffText: 'Administrators without it can manage the company again. It stays on for those who have it.',
  turnedOn: 'Two-step sign-in is now required for administrators',
  turnedOff: 'Two-step sign-in is no longer required',
}
