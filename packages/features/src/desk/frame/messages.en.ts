import type { English } from '../../shared/texts/messages'
import type { frameChinese } from './messages.zh-CN'

export const frameEnglish: English<typeof frameChinese> = {
  desk: 'Atrium Desk',
  promise: 'Reviews, orders and service in one place. Every step is on record.',
  signIn: 'Sign in to the desk',

  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  menuLoading: 'Loading the menu',
  mainMenu: 'Menu of the desk',
  room: (id) => ({ today: 'Today', certifications: 'Certifications', staff: 'Staff' })[id] ?? id,

  account: 'Account menu',
  roles: (names) => names.join(', '),
  endsAt: (time) => `This sign-in ends at ${time}`,
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  language: 'Language',
  signOut: 'Leave the desk',

  idleTitle: 'You will soon be signed out',
  idleText: (minutes) =>
    `You haven’t done anything for a while. In ${minutes} min you have to sign in again. Unsaved input is kept.`,
  goOn: 'Continue',

  noRoom: 'There is no such page, or your roles don’t open it',
  noRoomHint: 'The menu leads to other pages. For more roles, ask somebody with the role security.',
  toStart: 'To the start page',
  deskFailed: 'The desk could not be loaded',

  notIn: 'You could not enter the desk',
  toSecurity: 'Open the security centre of the account centre',
}
