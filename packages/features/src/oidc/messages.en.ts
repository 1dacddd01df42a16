import type { English } from '../shared/texts/messages'
import type {
  allowedChinese,
  applicationSignInChinese,
  applicationSignOutChinese,
  deviceSignInChinese,
  oidcFrameChinese,
  scopesChinese,
} from './messages.zh-CN'

export const oidcFrameEnglish: English<typeof oidcFrameChinese> = {
  product: 'Atrium Account Centre',
  promise: 'Your company’s departments, members and software licences in one place.',
  userAgreement: 'User agreement',
  privacy: 'Privacy policy',
  home: 'Go to the account centre',
  retry: 'Try again',
}

export const scopesEnglish: English<typeof scopesChinese> = {
  openid: 'Account identifier',
  profile: 'Name, nickname and picture',
  phone: 'Mobile number',
  email: 'Email address',
  companies: 'Companies, roles and departments',
  licences: 'Licences you may use',
  offline_access: 'Offline access',
}

export const applicationSignInEnglish: English<typeof applicationSignInChinese> = {
  kind: 'Sign in to an application',
  entering: (name) => `Opening ${name}`,
  enteringUnknown: 'Opening the application',
  enteringText: 'One moment…',
  signInTo: (name) => `Sign in to ${name}`,
  homepageOf: (name) => `Website of ${name}`,
  privacyPolicy: 'Privacy policy',
  newTab: 'opens in a new tab',

  account: 'Account',
  switchAccount: 'Use another',
  personFailed: 'Your account could not be loaded',

  company: 'Use it as',
  companyHint: (name) => `${name} learns which licences you may use there.`,
  personally: 'Myself',
  personallyHint: 'With your own licences',
  companyRequired: 'Choose a company or yourself',
  searchCompanies: 'Search companies',
  clearSearch: 'Clear the search',

  consent: (name) => `If you allow it, ${name} can see your:`,
  openidText: 'to recognise you',
  offline_accessText: 'also while you are away, until you revoke it',
  native: (name) =>
    `Continue only if you have just started ${name} yourself to sign in. Otherwise another program may be pretending to be it.`,
  revocable: 'You can revoke this in the security centre at any time.',
  allow: 'Allow and sign in',
  goOn: 'Continue',
  refuse: 'Refuse',
  cancel: 'Cancel',

  failedTitle: 'Can’t sign in right now',
  goneTitle: 'This sign-in request has expired',
  goneText:
    'It is more than an hour old, or you have already signed in. Go back to the application and sign in again.',
  twoStepsTitle: 'A second step is required',
  toSecurity: 'Turn it on in the security centre',
  signInAgain: 'Sign in again',
  unproven: 'You didn’t prove your identity, so you can’t sign in to this application yet.',

  refusedTitle: 'Can’t sign in to this application',
  code: (code) => `Error code: ${code}`,
  invalid_request:
    'The sign-in request is incomplete or has expired. Go back to the application and sign in again. If that doesn’t help, contact its provider.',
  invalid_client: 'This application isn’t registered, or no longer in use. Contact its provider.',
  invalid_redirect_uri:
    'The address to return to isn’t registered. To keep you safe, the sign-in was stopped. Contact the application’s provider.',
  unauthorized_client: 'This application can’t sign people in this way. Contact its provider.',
  server_error: 'The service had a problem. Go back to the application and sign in again later.',
  otherError:
    'The application’s request can’t be processed. Go back to it and sign in again. If that doesn’t help, contact its provider.',
}

export const deviceSignInEnglish: English<typeof deviceSignInChinese> = {
  kind: 'Sign in on a device',
  title: 'Sign in on a device',
  text: 'Enter the 8-letter code that your device or program shows.',
  code: 'Code',
  codeRequired: 'Enter the code on your device',
  codeLength: 'The code has 8 letters. Check that it is complete.',
  next: 'Next',
  beginning: 'One moment…',

  missing: 'Enter the code on your device',
  unknown: 'There is no such code. Compare it with the one on your device.',
  expired: 'The code has expired. Get another one on your device.',
  used: 'The code has already been used. Get another one on your device.',
  refused: 'You refused this sign-in. To sign in, get another code on your device.',
  failed: 'That didn’t work. Try again, or get another code on your device.',

  confirmTitle: (name) => `Sign in to ${name} on a device?`,
  confirmTitleUnknown: 'Sign in on a device?',
  sameCode: 'Check that your device shows the same code:',
  address: (address) => `Requested from the network address ${address}`,
  careful: 'If somebody sent you this code, don’t continue: they would be signed in to your account.',
  confirm: 'It’s the same, continue',
  abort: 'Not my device',

  doneTitle: 'Your device is signed in',
  doneText: (name) => `Go back to your device and continue in ${name}. You can close this page.`,
  doneTextUnknown: 'Go back to your device. You can close this page.',
  another: 'Sign in on another device',
}

export const applicationSignOutEnglish: English<typeof applicationSignOutChinese> = {
  kind: 'Sign out',
  asking: 'Sign out?',
  askingText: (name) =>
    `${name} asks to sign you out. In this browser, you will be signed out of the account centre and of all applications that use this account.`,
  askingTextUnknown:
    'An application asks to sign you out. In this browser, you will be signed out of the account centre and of all applications that use this account.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  signingOut: 'Signing out',
  staying: 'One moment…',
  failedTitle: 'You are not signed out',
  lost: 'This request to sign out has expired. You can sign out of the account centre instead.',
  signOutHere: 'Sign out of the account centre',
  signedOut: 'You are signed out',
  signedOutText: 'On a shared computer, close the browser window too.',
  signedOutOf: (name) => `You are signed out of ${name}`,
  stillSignedIn: 'You are still signed in to the account centre.',
  signInAgain: 'Sign in again',
}

export const allowedEnglish: English<typeof allowedChinese> = {
  title: 'Allowed applications',
  hint: 'Applications you signed in to with this account, and what they can see.',
  failed: 'The allowed applications could not be loaded',
  empty: 'You haven’t signed in to other applications with this account',
  own: 'Official',
  learns: (scopes) => `Can see: ${scopes}`,
  forCompany: (name) => `for ${name}`,
  allowedOn: (day) => `First sign-in ${day}`,
  usedAt: (day) => `last ${day}`,
  showAll: (count) => `Show all ${count}`,
  showLess: 'Show less',
  revoke: 'Revoke',
  revokeOf: (name) => `Revoke ${name}`,
  revokeTitle: (name) => `Revoke ${name}?`,
  revokeText:
    'It signs you out on all devices at once and can no longer see anything. The next time you sign in to it, you are asked again.',
  revokeOwnText: 'It signs you out on all devices at once. To use it again, you sign in again.',
  revoked: 'Revoked',
}
