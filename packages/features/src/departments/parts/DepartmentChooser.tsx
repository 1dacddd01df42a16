import { Button } from '@atrium/ui/button'
import { Network } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import toolbar from '../../shared/list/ListToolbar.module.css'
import { departmentsMessages } from '../messages'
import { DepartmentSheet } from './DepartmentSheet'

/** On a phone the departments wait in a sheet. */
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
