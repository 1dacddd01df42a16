import { useHost } from '../shared/host/useHost'
import { sessionRoutes } from './routes'

/** Leads to the sign-in, which still knows where one came from. */
export function useToSignIn(): () => void {
  const { location, navigate } = useHost()
  const { search } = location
  return () => navigate(search ? `${sessionRoutes.signIn}?${search}` : sessionRoutes.signIn)
}
