import { SessionFeature } from '@atrium/features/session'
import { useSite } from '../site'

/** The change of a password. Only for sessions of Atrium's own. */
export const PasswordPage = () => <SessionFeature session={useSite().session} />
