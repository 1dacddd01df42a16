import { lazyPage } from '../lazyPage'
import { inShell, listOfPerson, type NamedRoutes, ofPerson, type Route } from './Route'
import { billingPage, diskPage, orderPage, ordersPage, payOrderPage, previewPage } from './sharedPages'

const accountPage = () => import('../pages/person/AccountPage')
const profilePage = () => import('../pages/person/ProfilePage')
const profile: Route = { ...ofPerson, ...lazyPage(profilePage), menu: 'profile' }
const password = { ...inShell, ...lazyPage(() => import('../pages/person/PasswordPage')) }
const messages = {
  ...inShell,
  skeleton: 'list',
  ...lazyPage(() => import('../pages/person/MessagesPage')),
} as const
const message = { ...inShell, ...lazyPage(() => import('../pages/person/MessagePage')) }
const backlog: Route = {
  ...listOfPerson,
  ...lazyPage(() => import('../pages/person/BacklogPage')),
  menu: 'backlog',
}
const account = { ...inShell, ...lazyPage(accountPage) }
const leaving = { frame: 'either', ...lazyPage(accountPage) } as const

/** A person's own pages. Those in a company's menu as well have an address for each menu. */
export const personRoutes = {
  start: { ...inShell, ...lazyPage(() => import('../pages/person/StartPage')) },
  personalHome: {
    ...ofPerson,
    skeleton: 'personalHome',
    ...lazyPage(() => import('../pages/person/PersonalHomePage')),
  },
  profile: profile,
  profileForm: profile,
  profileInCompany: { ...inShell, ...lazyPage(profilePage) },
  personalPassword: { ...password, isPersonal: true },
  companyPassword: password,
  toCompany: { ...ofPerson, ...lazyPage(() => import('../pages/person/ToCompanyPage')) },
  ownMessages: { ...messages, isPersonal: true },
  ownMessage: { ...message, isPersonal: true, menu: 'ownMessages' },
  companyMessages: messages,
  companyMessage: message,
  backlog: backlog,
  backlogItem: backlog,
  ownBilling: { ...ofPerson, ...lazyPage(billingPage) },
  ownDisk: { ...listOfPerson, ...lazyPage(diskPage) },
  ownPreview: { ...ofPerson, ...lazyPage(previewPage), menu: 'ownDisk' },
  ownOrders: { ...listOfPerson, ...lazyPage(ordersPage) },
  ownOrder: { ...ofPerson, ...lazyPage(orderPage), menu: 'ownOrders' },
  payOwnOrder: { ...ofPerson, ...lazyPage(payOrderPage), menu: 'ownOrders' },
  security: { ...ofPerson, ...lazyPage(() => import('../pages/person/SecurityPage')) },
  administratorManual: { ...inShell, ...lazyPage(() => import('../pages/person/ManualPage')) },

  companySettings: account,
  phoneBinding: { ...inShell, ...lazyPage(accountPage) },
  phoneRebinding: { ...inShell, ...lazyPage(accountPage), menu: 'phoneBinding' },
  phoneBindingTip: { ...ofPerson, ...lazyPage(accountPage), menu: 'security' },
  dissolutionNotice: { ...leaving, menu: 'companySettings' },
  dissolutionRequest: {
    frame: 'company',
    ...lazyPage(accountPage),
    menu: 'companySettings',
  },
  deregistrationNotice: {
    frame: 'either',
    isPersonal: true,
    ...lazyPage(accountPage),
    menu: 'security',
  },
  deregistrationRequest: { ...ofPerson, ...lazyPage(accountPage), menu: 'security' },
} satisfies NamedRoutes
