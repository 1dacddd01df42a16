import { DataTable, type DataTableColumn } from '@atrium/ui/data-table'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { StatusBadge } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { columnWidths } from '../../shared/list/cells/columns'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { GrantedUser } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface DevicesDialogProps {
  /** The licence of the devices; undefined: closed. */
  readonly user: GrantedUser | undefined
  readonly onClose: () => void
}

type Device = GrantedUser['devices'][number]

/** The devices on which the member activated the licence. */
export function DevicesDialog({ user, onClose }: DevicesDialogProps) {
  const texts = useAuthorisationTexts()
  const labels = useSharedLabels()
  const columns = useDeviceColumns()
  return (
    <Dialog open={user !== undefined} onOpenChange={onClose}>
      {user && (
        <DialogContent width={620}>
          <DialogHeader title={texts.devicesOf(user.realName)} closeLabel={labels.close} />
          <DialogBody>
            <DataTable
              caption={texts.devicesOf(user.realName)}
              labels={labels.table}
              columns={columns}
              rows={user.devices}
              getRowId={(device) => device.machineId}
              density="compact"
              reservedRows={Math.max(3, Math.min(user.devices.length, 8))}
              resizable={false}
              empty={
                <EmptyState drawing="devices" title={texts.noDevices} description={texts.noDevicesHint} />
              }
            />
          </DialogBody>
        </DialogContent>
      )}
    </Dialog>
  )
}

function useDeviceColumns(): readonly DataTableColumn<Device>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'regDate',
        header: texts.registeredAt,
        cell: (device) => format.timestamp(device.registeredAt),
        width: columnWidths.timestamp,
      },
      {
        id: 'mid',
        header: texts.fingerprint,
        cell: (device) => <TruncatedText>{device.machineId}</TruncatedText>,
        width: 260,
        rowHeader: true,
      },
      {
        id: 'status',
        narrow: 'end',
        header: texts.status,
        cell: (device) => (
          <StatusBadge tone={device.status === 'active' ? 'success' : 'idle'}>
            {device.status === 'active' ? texts.active : texts.inactive}
          </StatusBadge>
        ),
        width: 100,
      },
    ],
    [texts, format],
  )
}
