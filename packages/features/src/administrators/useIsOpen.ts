import { useHost } from '../shared/host/useKept'

/** Only super administrators manage administrators. If the role is unknown, the service decides. */
export function useIsOpen(): boolean {
  const { companyRole } = useHost()
  return companyRole === undefined || companyRole === 'superAdministrator'
}
