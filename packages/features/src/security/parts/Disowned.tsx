import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { securityMessages } from '../messages'

/** After a sign-in was said to be somebody else's: what is left to do. */
export function Disowned() {
  const texts = useTexts(securityMessages)
  return (
    <div className={layout.stack}>
      <Notice tone="success" role="status">
        {texts.disowned}
      </Notice>
      <p className={layout.hint}>{texts.disownedNext}</p>
      <div className={layout.actions}>
        <Button asChild variant="primary">
          <FeatureLink to={pagePaths.personalPassword}>{texts.newPassword}</FeatureLink>
        </Button>
      </div>
      <p className={layout.hint}>
        <Link asChild>
          <FeatureLink to={pagePaths.signOut}>{texts.forgotten}</FeatureLink>
        </Link>
      </p>
    </div>
  )
}
