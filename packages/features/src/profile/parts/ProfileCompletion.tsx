import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { ProgressRing } from '@atrium/ui/progress-ring'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import { profileMessages } from '../messages'
import { completionOf } from '../missingFields'
import { useFieldTexts } from '../useFieldTexts'
import styles from './ProfileCompletion.module.css'
import { WithProfile } from './WithProfile'

/** The completeness of the profile, and its missing fields, as a card for another page. */
export function ProfileCompletion() {
  const texts = useTexts(profileMessages)
  const { labelOf } = useFieldTexts()
  const { list } = useFormat()
  return (
    <Card title={texts.completion}>
      <WithProfile height={110}>
        {(profile) => {
          const { percent, missing } = completionOf(profile)
          return (
            <div className={styles.completion}>
              <ProgressRing value={percent} label={texts.completion} className={styles.ring} />
              <div className={styles.words}>
                <p className={styles.missing}>
                  {missing.length > 0 ? texts.missing(list(missing.map(labelOf))) : texts.complete}
                </p>
                {missing.length > 0 && (
                  <Button asChild size="small">
                    <FeatureLink to={pagePaths.profileForm}>{texts.completeNow}</FeatureLink>
                  </Button>
                )}
              </div>
            </div>
          )
        }}
      </WithProfile>
    </Card>
  )
}
