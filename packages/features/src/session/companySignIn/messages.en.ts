import type { English } from '../../shared/texts/messages'
import type { companySignInChinese } from './messages.zh-CN'

export const companySignInEnglish: English<typeof companySignInChinese> = {
  wayTitle: (company) => `${company} confirms who you are on its own sign-in page.`,
  wayIn: (company) => `Sign in with ${company}`,
  offTheWay: 'Sign in another way',
  offered: (company) => `Or sign in with ${company}`,

  arriving: 'Signing in',
  arrivingText: 'Confirming who you are at your company…',
  proving: 'Confirming your company account',
  testing: 'Reading the test’s result',
  failed: 'Company sign-in wasn’t completed',
  provingFailed: 'Your company account wasn’t confirmed',
  testingFailed: 'The test wasn’t completed',
  testRefused:
    'The identity provider didn’t complete the test. Check the connection’s settings and what the application may do there, then test again.',
  declined:
    'The sign-in was cancelled, or your company doesn’t let you use this application. Start again, or ask your administrator.',
  unavailable: 'Your company’s sign-in page isn’t available at the moment. Please try again later.',
  refused:
    'Your company’s sign-in page couldn’t confirm who you are. Please start again. If it fails again, ask your administrator.',
  foreign:
    'This link wasn’t created in this browser. If someone sent it to you, don’t continue. To sign in, start again.',
  fault: (code) => `Error code for your administrator: ${code}`,
  unsolicited: 'This sign-in wasn’t started from Atrium. Enter your work email on the sign-in page to start.',
  signedOut: 'You were signed out. Please sign in and start again.',
  retry: 'Try again',
  backToSignIn: 'Back to sign-in',
  goBack: 'Go back',
  needed: 'Sign in with your company',
  neededText: (company) =>
    `${company} requires its members to use the company sign-in. You’ll come back to this page. Unsaved input is lost.`,
  neededTextUnnamed:
    'This company requires its members to use the company sign-in. You’ll come back to this page. Unsaved input is lost.',
  goThere: 'Go to the company sign-in',
  toPersonalSpace: 'Switch to my personal space',
  later: 'Not now',
  securityCentre: 'Go to the security centre',

  title: 'Link your account',
  who: (name, company) => `${name}, ${company}`,
  unlinked:
    'This is your first sign-in with your company. Sign in to your account, or create one. After that, your company’s sign-in is enough.',
  unlinkedYet: 'This company account isn’t linked to your account yet. Link it to sign in with your company.',
  linkToMine: 'Link it to my account',
  willJoin: (company) => `Then you become a member of ${company}.`,
  companyDecides: 'Your company decides whether you can sign in this way, and can switch it off at any time.',
  onlyCompany:
    'It opens this company only. For private matters, you’ll be asked to confirm your identity with a way of your own.',
  proveBy: 'How to confirm your account',
  byPassword: 'Password',
  byCode: 'Text message',
  byNew: 'New account',
  registerAndLink: 'Register and link',
  linking: 'Linking',
  linkingFailed: 'Your company account wasn’t linked',
  unproven: 'You didn’t verify your identity, so nothing was linked.',
  goOn: 'Continue without linking',
  linked: (company) => `${company} is linked`,
  joined: (company) => `You joined ${company}`,
  department: (name) => `Department: ${name}`,
  linkedText:
    'From now on, enter your work email on the sign-in page to sign in with your company. You can unlink it in the security centre.',
  enter: 'Open the company',
  proceed: 'Continue',
}
