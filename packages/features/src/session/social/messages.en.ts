import type { English } from '../../shared/texts/messages'
import type { socialChinese } from './messages.zh-CN'

export const socialEnglish: English<typeof socialChinese> = {
  intro: 'You go there to say that it is you, and come back here.',
  signInWith: (name) => `Sign in with ${name}`,
  providersFailed: 'The social accounts could not be loaded',
  noProviders: 'There are no social accounts to sign in with. Please choose another way.',

  arriving: 'Signing in',
  arrivingText: 'We are asking there whether it is you …',
  binding: 'Binding',
  failed: 'You weren’t signed in with the social account',
  bindingFailed: 'The social account wasn’t bound',
  declined: 'You cancelled it there. You can begin again whenever you like.',
  providerRefused: 'They could not say that it is you. Please begin again.',
  providerUnreachable: 'They can’t be reached at the moment. Try again later, or choose another way.',
  providerMissing: 'This kind of social account is no longer offered. Please choose another way.',
  late: 'This sign-in took too long, or was used before. Please begin again.',
  foreign:
    'This link wasn’t begun in this browser. If somebody sent it to you, don’t go on. To sign in, begin again.',
  boundElsewhere:
    'This social account signs somebody else in. Unbind it in the security centre of that account first, or take another one.',
  otherBound:
    'Your account has another social account of this kind. Unbind that one in the security centre first.',
  otherPerson: 'Somebody else is signed in than who began this. Please begin again.',
  signedOut: 'You were signed out, and nothing was bound. Please sign in and begin again.',
  unproven: 'You didn’t confirm that it is you, so nothing was bound.',
  retry: 'Try again',
  backToSignIn: 'Back to the sign-in',
  goBack: 'Go back',
  goOn: 'Go on without it',

  title: 'Bind your account',
  unbound: (provider, name) =>
    name ? `${provider} “${name}” isn’t bound to an account yet.` : `This ${provider} isn’t bound yet.`,
  bindHow:
    'Sign in to your account, or open a new one: that binds it, and from then on it signs you in by itself.',
  bindAs: 'Bind it to',
  byPassword: 'Password',
  byCode: 'Text message',
  byNew: 'New account',
  registerAndBind: 'Register and bind',
  bound: (provider) => `${provider} was bound and signs you in from now on`,
}
