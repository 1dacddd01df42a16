import type { English } from '../../shared/texts/messages'
import type { socialChinese } from './messages.zh-CN'

export const socialEnglish: English<typeof socialChinese> = {
  intro: 'Confirm your identity there, and you’ll come back here.',
  signInWith: (name) => `Sign in with ${name}`,
  providersFailed: 'The social sign-in options could not be loaded',
  noProviders: 'Social sign-in isn’t available yet. Please sign in another way.',

  arriving: 'Signing in',
  arrivingText: 'Confirming your identity…',
  binding: 'Linking',
  failed: 'Social sign-in wasn’t completed',
  bindingFailed: 'The social account wasn’t linked',
  declined: 'You cancelled there. You can start again at any time.',
  providerRefused: 'The provider could not confirm your identity. Please start again.',
  foreign:
    'This link wasn’t created in this browser. If someone sent it to you, don’t continue. To sign in, start again.',
  signedOut: 'You were signed out, so nothing was linked. Please sign in and start again.',
  unproven: 'You didn’t verify your identity, so nothing was linked.',
  retry: 'Try again',
  backToSignIn: 'Back to sign-in',
  goBack: 'Go back',
  goOn: 'Continue without linking',

  title: 'Link your account',
  unbound: (provider, name) =>
    name
      ? `${provider} “${name}” isn’t linked to an account yet.`
      : `This ${provider} account isn’t linked yet.`,
  bindHow: 'Sign in to your account or create one to link it. After that, you can sign in with it directly.',
  bindAs: 'Link it to',
  byPassword: 'Password',
  byCode: 'Text message',
  byNew: 'New account',
  registerAndBind: 'Register and link',
  bound: (provider) => `${provider} is linked. You can sign in with it from now on.`,
}
