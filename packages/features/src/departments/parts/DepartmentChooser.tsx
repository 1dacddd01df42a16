import { Button } from '@atrium/ui/button'
import { Sheet } from '@atrium/ui/sheet'
import { Network } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import toolbar from '../../shared/list/ListToolbar.module.css'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { departmentsMessages } from '../messages'
import { DepartmentPanel } from './DepartmentPanel'
import styles from './DepartmentSheet.module.css'

/** On a phone, the departments are in a sheet. */
export function DepartmentChooser() {
  const texts = useTexts(departmentsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={toolbar.captioned}
        icon={<Network />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.departments}
      </Button>
      {isOpen && <DepartmentSheet onClose={() => setOpen(false)} />}
    </>
  )
}

/** The departments on a phone: choosing one leads back to its members. */
function DepartmentSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(departmentsMessages)
  const { close } = useSharedLabels()
  return (
    <Sheet open onOpenChange={onClose} title={texts.departments} closeLabel={close}>
      <div className={styles.tree}>
        <DepartmentPanel onChosen={onClose} />
      </div>
    </Sheet>
  )
}
