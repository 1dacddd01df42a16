import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { deskPaths } from '../../paths'
import { certificationsMessages } from '../messages'

export function BackToList() {
  const texts = useTexts(certificationsMessages)
  return (
    <Button asChild>
      <FeatureLink to={deskPaths.certifications}>{texts.backToList}</FeatureLink>
    </Button>
  )
}
