import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Notice } from '@atrium/ui/notice'
import { FeatureLink } from '../shared/FeatureLink'
import { Screen } from '../shared/Screen'
import { useHost, useTexts } from '../shared/useHost'
import styles from './Dissolution.module.css'
import { dissolutionMessages } from './dissolutionMessages'
import { lines } from './parts/lines'
import { accountRoutes, neighbours } from './routes'

/** `/companyLogoffTipage`: what the end of a company's account means; for members, and for those who were. */
export default function DissolutionNotice() {
  const texts = useTexts(dissolutionMessages)
  const { companyRole } = useHost()
  const mayApply = companyRole === 'superAdministrator'
  return (
    <Screen
      above={companyRole === undefined ? [] : [{ name: texts.settings, to: accountRoutes.settings }]}
      name={texts.notice}
      width="reading"
    >
      <div className={styles.cards}>
        <p className={styles.lead}>{texts.noticeText}</p>
        <Card title={texts.ends}>
          <List text={texts.endsList} />
        </Card>
        <Card title={texts.stays}>
          <List text={texts.staysList} />
        </Card>
        <Card title={texts.before}>
          <List text={texts.beforeList} />
        </Card>
        {!mayApply && <Notice role="status">{texts.alreadyOver}</Notice>}
        <div className={styles.actions}>
          {mayApply && (
            <Button asChild variant="primary">
              <FeatureLink to={accountRoutes.dissolutionRequest}>{texts.toRequest}</FeatureLink>
            </Button>
          )}
          <Button asChild>
            <FeatureLink to={neighbours.personalHome}>{texts.toPersonal}</FeatureLink>
          </Button>
        </div>
      </div>
    </Screen>
  )
}

function List({ text }: { readonly text: string }) {
  return (
    <ul className={styles.list}>
      {lines(text).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
