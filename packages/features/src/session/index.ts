export { createSession, type SessionOptions } from './createSession'
export { english as sessionEnglish } from './english'
export { type ReturnTarget, returnTarget } from './entry/returnTarget'
export { SiteSignIn } from './parts/SiteSignIn'
export { Registration, type RegistrationProps } from './Registration'
export type { SealedPassword, Session, SessionState, SignedIn, SignedOutBecause } from './Session'
export { useSessionState } from './SessionContext'
export { SessionFeature, type SessionFeatureProps } from './SessionFeature'
export { SessionGuard, type SessionGuardProps } from './SessionGuard'
export {
  type AskingBrowser,
  createTokenSession,
  type TokenSession,
  type TokenSessionOptions,
} from './tokens/createTokenSession'
export { keepTabToPerson, type TabStorage } from './tokens/keepTabToPerson'
export type { Locks } from './tokens/lockedUntilSeen'
export { type TokenStorage, webStorage } from './tokens/TokenStorage'
