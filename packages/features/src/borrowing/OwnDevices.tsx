import { Button } from '@atrium/ui/button'
import type { DataTableColumn } from '@atrium/ui/data-table'
import { DialogBody } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { StatusBadge } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo, useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import { columnWidths } from '../shared/list/cells/columns'
import { RequestTable } from '../shared/list/RequestTable'
import { useAction } from '../shared/request/useAction'
import { Question } from '../shared/screen/Question'
import { useFormat } from '../shared/texts/useFormat'
import { swapDeviceAction } from './actions'
import type { OwnDevice } from './api'
import { borrowingMessages } from './messages'
import styles from './parts/Borrowing.module.css'
import { PlainDialog } from './parts/PlainDialog'
import { type OwnLicenceDialogProps, useOpenLicence } from './parts/useOpenLicence'

/** The number of devices that most licences have. */
const expected = 3

/** The devices of one of the person's licences: removing one makes room for another, a few times a month. */
export function OwnDevices({ licenceId, productName, onClose }: OwnLicenceDialogProps) {
  const texts = useTexts(borrowingMessages)
  const [request, retry] = useOpenLicence(licenceId)
  const [removed, remove] = useState<OwnDevice>()
  const { perform } = useAction(swapDeviceAction)
  const { devices = [], swapsLeft = 0, swapsPerMonth } = request.state === 'ready' ? request.value : {}
  const columns = useDeviceColumns(swapsLeft > 0, remove)
  return (
    <PlainDialog
      title={texts.devicesTitle(productName)}
      description={texts.devicesText}
      width={620}
      onClose={onClose}
    >
      <DialogBody className={styles.body}>
        <RequestTable
          caption={texts.devicesTitle(productName)}
          request={request}
          failedTitle={texts.devicesFailed}
          onRetry={retry}
          columns={columns}
          rows={devices}
          getRowId={({ machineId }) => machineId}
          reservedRows={Math.max(expected, Math.min(devices.length, 8))}
          resizable={false}
          empty={<EmptyState drawing="devices" title={texts.noDevices} description={texts.noDevicesHint} />}
        />
        {swapsPerMonth !== undefined && (
          <p className={styles.note}>
            {swapsPerMonth === 0 ? texts.noSwaps : texts.swapsLeft(swapsLeft, swapsPerMonth)}
          </p>
        )}
      </DialogBody>
      <Question
        open={removed !== undefined}
        onOpenChange={() => remove(undefined)}
        title={texts.removeTitle}
        description={texts.removeText(removed?.machineId ?? '', Math.max(0, swapsLeft - 1))}
        confirmLabel={texts.remove}
        tone="danger"
        done={texts.removed}
        onConfirm={async () => {
          if (removed) await perform({ licenceId, machineId: removed.machineId })
        }}
      />
    </PlainDialog>
  )
}

function useDeviceColumns(
  canSwap: boolean,
  remove: (device: OwnDevice) => void,
): readonly DataTableColumn<OwnDevice>[] {
  const texts = useTexts(borrowingMessages)
  const { timestamp } = useFormat()
  return useMemo(
    () => [
      {
        id: 'device',
        header: texts.fingerprint,
        width: 280,
        rowHeader: true,
        cell: ({ machineId }) => <TruncatedText>{machineId}</TruncatedText>,
      },
      {
        id: 'registeredAt',
        header: texts.registeredAt,
        width: columnWidths.timestamp,
        narrow: 'second',
        cell: ({ registeredAt }) => timestamp(registeredAt),
      },
      {
        id: 'actions',
        header: texts.actions,
        width: 100,
        narrow: 'end',
        cell: (device) =>
          device.isBorrowed ? (
            <StatusBadge tone="accent">{texts.isBorrowed}</StatusBadge>
          ) : (
            canSwap && (
              <Button
                size="small"
                variant="ghost"
                aria-label={texts.removeOf(device.machineId)}
                onClick={() => remove(device)}
              >
                {texts.remove}
              </Button>
            )
          ),
      },
    ],
    [texts, timestamp, canSwap, remove],
  )
}
