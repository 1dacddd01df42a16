import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Notice } from '@atrium/ui/notice'
import { StatusBadge } from '@atrium/ui/status-badge'
import { Eye } from 'lucide-react'
import { useTexts } from '../../../shared/host/useKept'
import { useFormat } from '../../../shared/texts/useFormat'
import type { CertificationCase, Statement } from '../api'
import { certificationsMessages } from '../messages'
import { matchRegistry } from '../registryMatch'
import { stateTones } from '../stateTones'
import styles from './CaseFacts.module.css'
import { Compared } from './Compared'

interface CaseFactsProps {
  readonly found: CertificationCase
  /** Asks for a reason, and shows the phones in full; undefined: they are shown. */
  readonly onReveal: (() => void) | undefined
}

/** What a company states, compared with the registry and with its certified statement. */
export function CaseFacts({ found, onReveal }: CaseFactsProps) {
  const texts = useTexts(certificationsMessages)
  const { timestamp } = useFormat()
  const { submitted, certified } = found
  const match = matchRegistry(found)
  const entry = match.kind === 'found' ? match.entry : undefined
  const reveal = onReveal && (
    <Button size="small" variant="ghost" icon={<Eye aria-hidden="true" />} onClick={onReveal}>
      {texts.showPhones}
    </Button>
  )
  return (
    <div className={styles.facts}>
      <Card title={texts.statement} headingLevel={2}>
        {found.state === 'pending' && match.kind === 'unknown' && (
          <Notice tone="danger" className={styles.notice}>
            {texts.unknownCode}
          </Notice>
        )}
        {found.state === 'pending' && match.kind === 'unasked' && (
          <Notice tone="warning" className={styles.notice}>
            {texts.registryUnasked}
          </Notice>
        )}
        <dl className={styles.list}>
          <Compared
            term={texts.name}
            value={submitted.name}
            registry={entry?.name}
            certified={certified?.name}
          />
          <Compared
            term={texts.code}
            value={submitted.code}
            registry={entry?.code}
            certified={certified?.code}
            isCode
          />
          <Compared
            term={texts.contactPerson}
            value={submitted.contactPerson}
            certified={certified?.contactPerson}
          />
          <Compared
            term={texts.contactPhone}
            value={submitted.contactPhone}
            certified={certified?.contactPhone}
            action={reveal}
          />
          <Compared
            term={texts.region}
            value={regionOf(submitted)}
            certified={certified ? regionOf(certified) : undefined}
          />
          <Compared
            term={texts.address}
            value={submitted.detailedAddress}
            certified={certified?.detailedAddress}
          />
          <Compared term={texts.remark} value={submitted.remark} certified={certified?.remark} />
          <Compared term={texts.submitter} value={`${found.submittedBy} ${found.submitterPhone}`} />
          <Compared
            term={texts.submittedAt}
            value={[
              timestamp(found.submittedAt),
              found.isFirst ? texts.first : texts.again,
              ...(found.hasLogo ? [texts.withLogo] : []),
            ].join(texts.between)}
          />
        </dl>
      </Card>
      {found.history.length > 0 && (
        <Card title={texts.history(found.history.length)} headingLevel={2}>
          <ol className={styles.history}>
            {found.history.map(({ caseId, state, name, submittedAt, decidedAt, detail }) => (
              <li key={caseId} className={styles.earlier}>
                <span className={styles.line}>
                  <StatusBadge tone={stateTones[state]} quiet>
                    {texts[state]}
                  </StatusBadge>
                  <span className={styles.time}>{timestamp(decidedAt ?? submittedAt)}</span>
                </span>
                {name !== submitted.name && <span className={styles.words}>{name}</span>}
                {detail && <span className={styles.words}>{detail}</span>}
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  )
}

const regionOf = ({ province, city, district }: Statement): string =>
  [province, city === province ? '' : city, district].filter((part) => part !== '').join(' ')
