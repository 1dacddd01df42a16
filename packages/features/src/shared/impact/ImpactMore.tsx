import { Button } from '@atrium/ui/button'
import { useTexts } from '../host/useHost'
import { impactMessages } from './messages'

interface ImpactMoreProps {
  /** Id of the list. */
  readonly controls: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Label with the count. */
  readonly label: string
}

/** Shows the whole list, or only its first few. */
export function ImpactMore({ controls, open, onOpenChange, label }: ImpactMoreProps) {
  const { showFewer } = useTexts(impactMessages)
  return (
    <Button
      variant="ghost"
      size="small"
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => onOpenChange(!open)}
    >
      {open ? showFewer : label}
    </Button>
  )
}
