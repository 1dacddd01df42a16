import type { DataTableColumn } from '@atrium/ui/data-table'
import { use, useMemo } from 'react'
import { DrawnName } from '../../shared/drawing/DrawnName'
import { launchPath } from '../../shared/host/launchPath'
import { useHost, useTexts } from '../../shared/host/useKept'
import { daysLeft } from '../../shared/licence/LicenceStanding'
import { LicenceState } from '../../shared/licence/LicenceState'
import { actionsColumn, columnWidths } from '../../shared/list/cells/columns'
import { RowActions } from '../../shared/list/cells/RowActions'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import { LastUse } from '../../shared/use/LastUse'
import { lastUseMessages } from '../../shared/use/messages'
import { wordsOfUse } from '../../shared/use/wordsOfUse'
import type { OwnLicence } from '../api'
import { licenceRequestsMessages } from '../messages'
import { LicenceRequestsHostContext, type OpenedLicence } from './LicenceRequestsHost'
import { ownWidths, ProductCell } from './ProductCell'

/**
 * @param install shows the installers of a row
 * @param open shows a row's dialog about devices
 */
export function useLicenceColumns(
  install: (licence: OwnLicence) => void,
  open: (opened: OpenedLicence) => void,
): readonly DataTableColumn<OwnLicence>[] {
  const texts = useTexts(licenceRequestsMessages)
  const use = useTexts(lastUseMessages)
  const { validity, day, serviceDay } = useFormat()
  const { locale } = useHost()
  return useMemo(() => {
    const widths = ownWidths[locale]
    const termOf = ({ startAt, endAt, licensingType }: OwnLicence) =>
      validity({ start: startAt, end: endAt, licensingType })
    const lineOf = ({ appliedAt, summary }: OwnLicence) =>
      appliedAt ? texts.askedOn(day(appliedAt)) : summary
    /** The company takes it back soon. */
    const returnOf = ({ returnsAt }: OwnLicence) =>
      returnsAt === null ? undefined : texts.returnsOn(serviceDay(returnsAt))
    const borrowedOf = ({ borrowedUntil, isLost }: OwnLicence) =>
      borrowedUntil === null
        ? undefined
        : (isLost ? texts.lostUntil : texts.borrowedUntil)(serviceDay(borrowedUntil))
    return [
      {
        id: 'product',
        header: texts.product,
        width: widths.product,
        rowHeader: true,
        cell: (row) => (
          <DrawnName drawing={row.drawing}>
            <ProductCell
              name={row.productName}
              line={borrowedOf(row) ?? returnOf(row) ?? lineOf(row)}
              isUrgent={row.isLost || (row.returnsAt !== null && row.borrowedUntil === null)}
            />
          </DrawnName>
        ),
      },
      {
        id: 'validity',
        header: texts.validity,
        width: columnWidths.validity,
        narrow: 'second',
        narrowCell: (row) =>
          borrowedOf(row) ??
          returnOf(row) ??
          `${termOf(row)} · ${row.lastUsedOn === null ? texts.deviceCount(row.deviceCount) : use.used(wordsOfUse(row, use))}`,
        cell: termOf,
      },
      {
        id: 'lastUsedOn',
        header: use.lastUsed,
        width: widths.lastUsed,
        narrow: 'hidden',
        cell: (row) => (row.lastUsedOn === null ? nothing : <LastUse {...row} />),
      },
      {
        id: 'devices',
        header: texts.devices,
        width: widths.devices,
        align: 'end',
        narrow: 'hidden',
        cell: (row) => row.deviceCount,
      },
      {
        id: 'status',
        header: texts.status,
        width: widths.status,
        narrow: 'end',
        cell: ({ status, endAt }) => (
          <LicenceState status={status} daysLeft={endAt === null ? undefined : daysLeft(endAt, new Date())} />
        ),
      },
      actionsColumn(texts.actions, widths.actions, (row) => (
        <LicenceActions
          licence={row}
          install={() => install(row)}
          open={(kind) => open({ kind, licence: row })}
        />
      )),
    ]
  }, [texts, use, validity, day, serviceDay, locale, install, open])
}

interface LicenceActionsProps {
  readonly licence: OwnLicence
  readonly install: () => void
  readonly open: (kind: OpenedLicence['kind']) => void
}

/** A cloud app opens; a desktop product is installed from the service, or else from the vendor's address. */
function LicenceActions({ licence, install, open }: LicenceActionsProps) {
  const texts = useTexts(licenceRequestsMessages)
  const { companyId } = useHost()
  const { leaveFor, deviceDialog } = use(LicenceRequestsHostContext)
  const {
    licenceId,
    productName,
    productType,
    status,
    hasReleases,
    downloadUrl,
    borrowedUntil,
    deviceCount,
  } = licence
  const isInstalled = deviceDialog !== undefined && productType === 'serialNumber'
  return (
    <RowActions
      row={productName}
      urgent
      onPhone
      moreShows
      main={status === 'normal' && way()}
      more={[
        isInstalled &&
          (status === 'normal' || borrowedUntil !== null) && {
            label: borrowedUntil === null ? texts.borrow : texts.borrowed,
            onSelect: () => open('borrow'),
          },
        isInstalled && deviceCount > 0 && { label: texts.swapDevice, onSelect: () => open('swap') },
      ]}
    />
  )

  function way() {
    if (productType === 'subscription')
      return (
        companyId !== undefined && {
          label: texts.launch,
          name: texts.launchOf(productName),
          opensTab: true,
          to: launchPath({ source: 'company', id: licenceId, companyId }),
        }
      )
    const words = { label: texts.install, name: texts.installOf(productName) }
    if (hasReleases) return { ...words, onSelect: install }
    return downloadUrl !== null && { ...words, onSelect: () => leaveFor(downloadUrl) }
  }
}
