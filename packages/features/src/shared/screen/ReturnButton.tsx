import { Button } from '@atrium/ui/button'
import { ArrowLeft } from 'lucide-react'
import { FeatureLink } from '../host/FeatureLink'
import { useTexts } from '../host/useKept'
import { sharedMessages } from '../texts/sharedMessages'

interface ReturnButtonProps {
  readonly to: string
  /** Default: "Back". */
  readonly label?: string
}

/** Returns to the page that the screen was reached from, as it was left. */
export function ReturnButton({ to, label }: ReturnButtonProps) {
  const { back } = useTexts(sharedMessages)
  return (
    <Button icon={<ArrowLeft aria-hidden />} asChild>
      <FeatureLink to={to}>{label ?? back}</FeatureLink>
    </Button>
  )
}
