import { Button } from '@atrium/ui/button'
import { ArrowLeft } from 'lucide-react'
import { FeatureLink } from '../../shared/FeatureLink'
import { useOrdersTexts } from '../useOrdersTexts'

interface ReturnButtonProps {
  readonly to: string
  /** Default: "Back". */
  readonly label?: string
}

/** Leads back to the list, as it was left. */
export function ReturnButton({ to, label }: ReturnButtonProps) {
  const texts = useOrdersTexts()
  return (
    <Button icon={<ArrowLeft aria-hidden />} asChild>
      <FeatureLink to={to}>{label ?? texts.returnToList}</FeatureLink>
    </Button>
  )
}
