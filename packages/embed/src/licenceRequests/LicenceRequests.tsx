import { pagePaths } from '@atrium/contracts/paths'
import { LicenceRequestsFeature } from '@atrium/features/licenceRequests'
import { lazy, Suspense, useMemo } from 'react'
import { ListArea, sameAt } from '../area'
import { useSite } from '../site'

const BorrowLicence = lazy(async () => ({
  default: (await import('@atrium/features/borrowing')).BorrowLicence,
}))
const OwnDevices = lazy(async () => ({ default: (await import('@atrium/features/borrowing')).OwnDevices }))
const LicenceInstallers = lazy(async () => ({
  default: (await import('@atrium/features/catalogue')).LicenceInstallers,
}))

/** A member's licences with their devices and installers, and requests for more. */
export const LicenceRequests = () => <ListArea screens={screens} />

function Requests() {
  const { leaveFor } = useSite()
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

const screens = sameAt([pagePaths.ownLicences, pagePaths.licenceRequests], <Requests />)
