import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useAtomValue } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { Contents } from '../../shared/screen/Contents'
import layout from '../../shared/screen/Layout.module.css'
import { Screen } from '../../shared/screen/Screen'
import { sectionId } from '../../shared/screen/sectionId'
import styles from '../parts/ProductDescription.module.css'
import { meetingPath } from '../routes'
import { meetingIdAtom } from './atoms'
import { meetingMessages } from './messages'

const sections = ['places', 'checkIn', 'giveUp', 'person'] as const

/** `/applyNotice`: notes on registering for a meeting, with a link back to the one in `meetingId`. */
export function MeetingNotice() {
  const texts = useTexts(meetingMessages)
  const id = useAtomValue(meetingIdAtom)
  const isOfOne = /^[\w-]{1,64}$/.test(id)
  const to = isOfOne ? meetingPath(id) : pagePaths.meetings
  return (
    <Screen above={[{ name: texts.list, to }]} name={texts.notice} width="reading">
      <Contents label={texts.contents} headings={sections.map((section) => texts[`notice.${section}`])}>
        <Card
          footer={
            <div className={layout.ending}>
              <Button asChild variant="primary">
                <FeatureLink to={to}>{isOfOne ? texts.toApply : texts.toList}</FeatureLink>
              </Button>
            </div>
          }
        >
          <div className={layout.sections}>
            {sections.map((section, at) => (
              <section key={section} aria-labelledby={sectionId(at)}>
                <h2 id={sectionId(at)} tabIndex={-1} className={layout.title}>
                  {texts[`notice.${section}`]}
                </h2>
                <p className={styles.paragraph}>{texts[`notice.${section}Text`]}</p>
              </section>
            ))}
          </div>
        </Card>
      </Contents>
    </Screen>
  )
}
