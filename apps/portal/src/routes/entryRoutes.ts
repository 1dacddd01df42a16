import { lazyPage } from '../lazyPage'
import type { NamedRoutes } from './Route'

const session = lazyPage(() => import('../pages/entry/SessionPage'))
const entry = { frame: 'bare', skeleton: 'entry', ...session } as const
const longEntry = { frame: 'bare', skeleton: 'longEntry', ...session } as const
const hall = { frame: 'bare', skeleton: 'longEntry' } as const
const reader = { frame: 'bare', skeleton: 'reader' } as const

/** Pages without a frame: signing in and out, agreements, and targets of links from outside. */
export const entryRoutes = {
  login: entry,
  signIn: entry,
  phoneSignIn: entry,
  secondStep: entry,
  register: longEntry,
  recoverPassword: longEntry,
  socialCallback: entry,
  socialBinding: longEntry,
  companyCallback: longEntry,
  signOut: entry,
  applicationSignIn: { ...hall, ...lazyPage(() => import('../pages/entry/ApplicationSignInPage')) },
  applicationSignOut: { ...hall, ...lazyPage(() => import('../pages/entry/ApplicationSignOutPage')) },
  deviceSignIn: { ...hall, ...lazyPage(() => import('../pages/entry/DeviceSignInPage')) },
  agreement: { ...reader, ...lazyPage(() => import('../pages/entry/AgreementPage')) },
  sharedFiles: { ...reader, ...lazyPage(() => import('../pages/entry/SharedFilesPage')) },
  joinCompany: { ...reader, ...lazyPage(() => import('../pages/entry/JoinCompanyPage')) },
} satisfies NamedRoutes
