import { Button } from '@atrium/ui/button'
import { ArrowLeft } from 'lucide-react'
import { FeatureLink } from './FeatureLink'
import { sharedMessages } from './sharedMessages'
import { useTexts } from './useHost'

/** Leads back to where the screen is reached from, as it was left. */
export function ReturnButton({ to }: { readonly to: string }) {
  const { back } = useTexts(sharedMessages)
  return (
    <Button icon={<ArrowLeft aria-hidden />} asChild>
      <FeatureLink to={to}>{back}</FeatureLink>
    </Button>
  )
}
