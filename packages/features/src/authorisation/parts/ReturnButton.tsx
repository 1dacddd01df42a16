import { Button } from '@atrium/ui/button'
import { ArrowLeft } from 'lucide-react'
import { FeatureLink } from '../../shared/FeatureLink'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

/** Leads back to the list, as it was left. */
export function ReturnButton({ to }: { readonly to: string }) {
  const texts = useAuthorisationTexts()
  return (
    <Button icon={<ArrowLeft aria-hidden />} asChild>
      <FeatureLink to={to}>{texts.returnToList}</FeatureLink>
    </Button>
  )
}
