import { useAtom } from 'jotai'
import { useLayoutEffect, useMemo } from 'react'
import { type CatalogueHost, CatalogueHostContext, strangersHost } from '../../parts/CatalogueHost'
import { installedAtom } from '../../releases/atoms'
import { type Installed, InstallerDialog } from './InstallerDialog'

interface LicenceInstallersProps extends Pick<CatalogueHost, 'leaveFor'> {
  /** The licence of the installers; undefined: closed. */
  readonly licence: Installed | undefined
  readonly onClose: () => void
}

/** The installers of a licence, for a list of another feature. */
export function LicenceInstallers({ licence, leaveFor, onClose }: LicenceInstallersProps) {
  const [looked, lookAt] = useAtom(installedAtom)
  useLayoutEffect(() => lookAt(licence), [licence, lookAt])
  const host = useMemo(() => ({ ...strangersHost, isSignedIn: true, leaveFor }), [leaveFor])
  return (
    <CatalogueHostContext value={host}>
      <InstallerDialog owned={looked?.id === licence?.id ? licence : undefined} onClose={onClose} />
    </CatalogueHostContext>
  )
}
