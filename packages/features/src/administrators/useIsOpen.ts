import { useHost } from '../shared/host/useKept'

/** Only super administrators look after administrators. Of whom we know nothing the service decides. */
export function useIsOpen(): boolean {
  const { companyRole } = useHost()
  return companyRole === undefined || companyRole === 'superAdministrator'
}
