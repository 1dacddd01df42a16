import { endingDays } from '@atrium/contracts/shared/licence/contract'
import { use, useMemo } from 'react'
import { DrawnName } from '../../../shared/drawing/DrawnName'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { daysLeft } from '../../../shared/licence/LicenceStanding'
import { LicenceState, useLicenceWords } from '../../../shared/licence/LicenceState'
import { actionsColumn, columnWidths } from '../../../shared/list/cells/columns'
import { RowActions } from '../../../shared/list/cells/RowActions'
import { TitleCell } from '../../../shared/list/cells/TitleCell'
import type { ListColumn } from '../../../shared/list/ListColumn'
import table from '../../../shared/list/TableCard.module.css'
import { useCopy } from '../../../shared/screen/useCopy'
import { useFormat } from '../../../shared/texts/useFormat'
import { CatalogueHostContext } from '../../parts/CatalogueHost'
import { useTimeLeft } from '../../parts/useTimeLeft'
import styles from '../../trials/parts/useTrialColumns.module.css'
import type { OwnProduct } from '../api'
import { isInstalled, standingOf } from '../atoms'
import { ownProductsMessages } from '../messages'
import { ownedPath, useOwnProductActions } from '../useOwnProductActions'

/** As wide as the longest words of a language; the product takes the rest. */
const widths = {
  'zh-CN': { product: 380, status: 110, actions: 124 },
  en: { product: 370, status: 130, actions: 150 },
} as const

/** @param showDevices opens a row's devices; `install` opens its installers */
export function useOwnProductColumns(
  showDevices: (owned: OwnProduct) => void,
  install: (owned: OwnProduct) => void,
): readonly ListColumn<OwnProduct>[] {
  const texts = useTexts(ownProductsMessages)
  const { serviceTime, serviceDay, list } = useFormat()
  const timeLeft = useTimeLeft()
  const wordsOf = useLicenceWords()
  const width = widths[useHost().locale]
  return useMemo(() => {
    const originOf = ({ source, companyName }: OwnProduct) =>
      source === 'company' && companyName ? texts.from(companyName) : texts[source]
    // An approaching end is shown next to it.
    const leftOf = ({ endAt }: OwnProduct) =>
      endAt !== null && daysLeft(endAt, new Date()) > endingDays && timeLeft(endAt)
    const endOf = ({ endAt }: OwnProduct) => (endAt === null ? texts.forEver : serviceDay(endAt))
    return [
      {
        id: 'product',
        header: texts.productName,
        text: [
          { header: texts.productName, cell: (row) => row.productName },
          { header: texts.source, cell: originOf },
        ],
        width: width.product,
        grows: true,
        rowHeader: true,
        cell: (row) => (
          <DrawnName drawing={row.drawing}>
            <TitleCell to={ownedPath(row)} title={row.productName} line={originOf(row)} />
          </DrawnName>
        ),
      },
      {
        id: 'serialNumber',
        narrow: 'hidden',
        header: texts.serialNumber,
        text: [
          { header: texts.serialNumber, cell: (row) => row.serialNumber },
          { header: texts.devices, cell: (row) => String(row.devices.length) },
        ],
        width: columnWidths.serialNumber,
        cell: (row) => (
          <>
            {row.serialNumber}
            <span className={styles.left}>{texts.deviceCount(row.devices.length)}</span>
          </>
        ),
      },
      {
        id: 'status',
        narrow: 'end',
        header: texts.status,
        text: (row) => list(wordsOf(standingOf(row)).map(({ words }) => words)),
        width: width.status,
        cell: (row) => <LicenceState {...standingOf(row)} />,
      },
      {
        id: 'endAt',
        narrow: 'second',
        header: texts.endAt,
        text: endOf,
        width: columnWidths.timestamp,
        narrowCell: (row) => (
          <span className={table.givesWay}>
            <span>{originOf(row)}</span>
            <span>{endOf(row)}</span>
          </span>
        ),
        cell: (row) => (
          <>
            <span title={row.endAt === null ? undefined : texts.inChina(serviceTime(row.endAt))}>
              {endOf(row)}
            </span>
            {leftOf(row) && <span className={styles.left}>{leftOf(row)}</span>}
          </>
        ),
      },
      actionsColumn(texts.actions, width.actions, (row) => (
        <OwnedActions owned={row} showDevices={() => showDevices(row)} install={() => install(row)} />
      )),
    ]
  }, [texts, serviceTime, serviceDay, list, timeLeft, wordsOf, width, showDevices, install])
}

interface OwnedActionsProps {
  readonly owned: OwnProduct
  readonly showDevices: () => void
  readonly install: () => void
}

function OwnedActions({ owned, showDevices, install }: OwnedActionsProps) {
  const texts = useTexts(ownProductsMessages)
  const copy = useCopy()
  const { leaveFor } = use(CatalogueHostContext)
  const { launch, buy, open } = useOwnProductActions(owned)
  const { downloadUrl } = owned
  const download = isInstalled(owned) && wayToInstall()
  const main = launch ?? (download || buy || open)
  return (
    <RowActions
      row={owned.productName}
      main={main}
      urgent={launch !== undefined || download !== false}
      more={[
        main !== buy && buy,
        main !== open && open,
        { label: texts.copySerialNumber, onSelect: () => void copy(owned.serialNumber) },
        owned.devices.length > 0 && { label: texts.seeDevices, onSelect: showDevices },
      ]}
    />
  )

  /** With the service's installers, or else from the vendor's address. */
  function wayToInstall() {
    if (owned.hasReleases)
      return { label: texts.install, name: texts.installOf(owned.productName), onSelect: install }
    return (
      downloadUrl !== null && {
        label: texts.download,
        name: texts.downloadOf(owned.productName),
        onSelect: () => leaveFor(downloadUrl),
      }
    )
  }
}
