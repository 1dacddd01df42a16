import type { Connection } from '../../platform/database/Connection'
import type { Language } from '../../platform/people/Language'

/** Of which page something is to be told. */
export interface Asked {
  readonly db: Connection
  readonly now: Date
  readonly language: Language
  /** Under which browsers reach the service, without a trailing slash. */
  readonly origin: string
  /** Of the product or meeting that its address names. */
  readonly id: string
}

/** The portal's pages that are open to strangers. */
export const paths = {
  start: '/',
  signIn: '/WebLogin',
  register: '/register',
  trials: '/TrialCenter',
  product: '/TrialCenterProDerail',
  sold: '/saleGoodsList',
  soldProduct: '/SaleGoodsDetail',
  meetings: '/meetingProIntroduce',
  /** Sends a person who isn't signed in to the sign-in first. */
  changePassword: '/ResetPassword',
} as const

export const productAddress = (id: string) => `${paths.product}?id=${encodeURIComponent(id)}`
export const soldAddress = (id: string) => `${paths.soldProduct}?id=${encodeURIComponent(id)}`
export const meetingAddress = (id: string) => `${paths.meetings}?meetingId=${encodeURIComponent(id)}`
