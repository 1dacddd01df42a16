import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import { useCovers, useTexts } from '../shared/host/useKept'
import { ListAction } from '../shared/list/ListAction'
import { Forbidden } from '../shared/request/Forbidden'
import { Screen } from '../shared/screen/Screen'
import { administratorsMessages } from './messages'
import { AdministratorTable } from './parts/AdministratorTable'
import { TransferChoice } from './parts/TransferChoice'
import type { TransferDialogSlot } from './parts/TransferSlot'
import { useIsOpen } from './useIsOpen'

interface AdministratorsProps {
  /** Asks before the company is handed over, and does it. Without it, handing over isn't offered. */
  readonly TransferDialog?: TransferDialogSlot
}

/** `/superadmin-manage`: the company's administrators, with their departments. */
export function Administrators({ TransferDialog }: AdministratorsProps) {
  const texts = useTexts(administratorsMessages)
  const isOpen = useIsOpen()
  const [choosing, setChoosing] = useState(false)
  // Handing over is a change among the members.
  const mayTransfer = useCovers('departments:write') && TransferDialog !== undefined
  return (
    <Screen above={[{ name: texts.company }]} name={texts.administrators}>
      {isOpen ? (
        <AdministratorTable
          actions={
            mayTransfer && (
              <ListAction icon={<ArrowRightLeft />} onSelect={() => setChoosing(true)}>
                {texts.transfer}
              </ListAction>
            )
          }
        />
      ) : (
        <Forbidden />
      )}
      {isOpen && TransferDialog && (
        <TransferChoice open={choosing} onClose={() => setChoosing(false)} TransferDialog={TransferDialog} />
      )}
    </Screen>
  )
}
