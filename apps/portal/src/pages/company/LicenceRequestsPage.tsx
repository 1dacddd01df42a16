import { LicenceRequestsFeature } from '@atrium/features/licenceRequests'
import { lazy, Suspense, useMemo } from 'react'
import { useVisit } from '../../useVisit'

const BorrowLicence = lazy(async () => ({
  default: (await import('@atrium/features/borrowing')).BorrowLicence,
}))
const OwnDevices = lazy(async () => ({ default: (await import('@atrium/features/borrowing')).OwnDevices }))
const LicenceInstallers = lazy(() => import('./LicenceInstallers'))

export default function LicenceRequestsPage() {
  const { leaveFor } = useVisit()
  const host = useMemo(
    () =>
      ({
        leaveFor,
        deviceDialog(opened, onClose) {
          if (!opened) return null
          const { licenceId, productName } = opened.licence
          const Dialog = opened.kind === 'borrow' ? BorrowLicence : OwnDevices
          return (
            <Suspense>
              <Dialog licenceId={licenceId} productName={productName} onClose={onClose} />
            </Suspense>
          )
        },
        installers: (licence, onClose) =>
          licence && (
            <Suspense>
              <LicenceInstallers
                licence={{
                  source: 'company',
                  id: licence.licenceId,
                  productName: licence.productName,
                  serialNumber: licence.serialNumber,
                }}
                leaveFor={leaveFor}
                onClose={onClose}
              />
            </Suspense>
          ),
      }) satisfies Partial<Parameters<typeof LicenceRequestsFeature>[0]>,
    [leaveFor],
  )
  return <LicenceRequestsFeature {...host} />
}
