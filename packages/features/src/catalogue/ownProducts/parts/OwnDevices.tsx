import { DataTable, type DataTableColumn } from '@atrium/ui/data-table'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { columnWidths } from '../../../shared/list/cells/columns'
import { useFormat } from '../../../shared/texts/useFormat'
import { useSharedLabels } from '../../../shared/texts/useSharedLabels'
import type { OwnProduct } from '../api'
import { ownProductsMessages } from '../messages'

interface OwnDevicesProps {
  /** The licence of the devices; undefined: closed. */
  readonly owned: OwnProduct | undefined
  readonly onClose: () => void
}

type Device = OwnProduct['devices'][number]

/** The devices on which a licence was used. */
export function OwnDevices({ owned, onClose }: OwnDevicesProps) {
  const texts = useTexts(ownProductsMessages)
  const labels = useSharedLabels()
  const columns = useDeviceColumns()
  return (
    <Dialog open={owned !== undefined} onOpenChange={onClose}>
      {owned && (
        <DialogContent width={620}>
          <DialogHeader title={texts.devicesOf(owned.productName)} closeLabel={labels.close} />
          <DialogBody>
            <DataTable
              caption={texts.devicesOf(owned.productName)}
              labels={labels.table}
              columns={columns}
              rows={owned.devices}
              getRowId={(device) => device.machineId}
              density="compact"
              resizable={false}
              empty={null}
            />
          </DialogBody>
        </DialogContent>
      )}
    </Dialog>
  )
}

function useDeviceColumns(): readonly DataTableColumn<Device>[] {
  const texts = useTexts(ownProductsMessages)
  const { timestamp } = useFormat()
  return useMemo(
    () => [
      {
        id: 'machine',
        header: texts.fingerprint,
        cell: (device) => device.machineId,
        width: 240,
        rowHeader: true,
      },
      {
        id: 'registeredAt',
        narrow: 'second',
        header: texts.registeredAt,
        cell: (device) => timestamp(device.registeredAt),
        width: columnWidths.timestamp,
      },
      {
        id: 'status',
        narrow: 'end',
        header: texts.status,
        cell: ({ status }) => (
          <StatusBadge tone={status === 'active' ? 'success' : 'idle'}>{texts[status]}</StatusBadge>
        ),
        width: 110,
      },
    ],
    [texts, timestamp],
  )
}
