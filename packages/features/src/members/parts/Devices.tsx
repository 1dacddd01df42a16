import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge } from '@atrium/ui/status-badge'
import { Monitor } from 'lucide-react'
import { useMemo } from 'react'
import { DrawerLine, drawerLines } from '../../shared/drawer/DrawerLine'
import { DrawerSection } from '../../shared/drawer/DrawerSection'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { Licence } from '../api'
import { devicesOf } from '../devicesOf'
import { membersMessages } from '../messages'
import styles from './Devices.module.css'

interface DevicesProps {
  /** Undefined: loading. */
  readonly licences: readonly Licence[] | undefined
}

/** The devices on which the member activated licences, each once. */
export function Devices({ licences }: DevicesProps) {
  const texts = useTexts(membersMessages)
  const format = useFormat()
  const devices = useMemo(() => licences && devicesOf(licences), [licences])
  return (
    <DrawerSection title={texts.devices} count={devices?.length} empty={texts.noDevices}>
      {devices ? (
        <ul className={drawerLines}>
          {devices.map(({ machineId, registeredAt, isActive, products }) => (
            <DrawerLine
              key={machineId}
              lead={
                <span className={styles.icon}>
                  <Monitor size={16} aria-hidden />
                </span>
              }
              title={machineId}
              detail={
                <>
                  {texts.registeredAt(format.timestamp(registeredAt))}
                  <br />
                  {format.list(products)}
                </>
              }
              end={
                <StatusBadge tone={isActive ? 'success' : 'idle'}>
                  {isActive ? texts.active : texts.inactive}
                </StatusBadge>
              }
            />
          ))}
        </ul>
      ) : (
        <Skeleton lines={2} />
      )}
    </DrawerSection>
  )
}
