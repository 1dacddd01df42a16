import { StatusBadge } from '@atrium/ui/status-badge'
import { useId, useState } from 'react'
import { useTexts } from '../host/useKept'
import { DepartmentCell } from '../list/cells/DepartmentCell'
import { PersonCell } from '../list/cells/PersonCell'
import { useFormat } from '../texts/useFormat'
import type { Impact, Loser } from './api'
import styles from './ImpactDialog.module.css'
import { ImpactMore } from './ImpactReturns'
import { impactMessages } from './messages'

const fewLosers = 5

/** Members with the licences they lose; the first few until more are requested. */
export function ImpactLosers({ impact }: { readonly impact: Impact }) {
  const texts = useTexts(impactMessages)
  const listId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const { serviceDay } = useFormat()
  const { losers, loserCount, licenceCount, onlineCount, deviceCount, borrowed } = impact
  const notListed = loserCount - losers.length
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{texts.losers(loserCount, licenceCount)}</h3>
      {(onlineCount > 0 || deviceCount > 0) && (
        <p className={styles.note}>
          {onlineCount > 0 && <span>{texts.online(onlineCount)}</span>}
          {deviceCount > 0 && <span>{texts.devices(deviceCount)}</span>}
        </p>
      )}
      {borrowed && (
        <p className={styles.note}>{texts.borrowed(borrowed.count, serviceDay(borrowed.until))}</p>
      )}
      <ul id={listId} className={styles.list}>
        {(showsAll ? losers : losers.slice(0, fewLosers)).map((loser) => (
          <LoserRow key={loser.userId} loser={loser} />
        ))}
      </ul>
      {showsAll && notListed > 0 && <p className={styles.note}>{texts.notListed(notListed)}</p>}
      {losers.length > fewLosers && (
        <ImpactMore
          controls={listId}
          open={showsAll}
          onOpenChange={setShowsAll}
          label={texts.showAll(loserCount)}
        />
      )}
    </div>
  )
}

function LoserRow({ loser }: { readonly loser: Loser }) {
  const texts = useTexts(impactMessages)
  const { serviceDay } = useFormat()
  return (
    <li className={styles.loser}>
      <div className={styles.who}>
        <PersonCell name={loser.realName} phone={loser.phone}>
          {loser.realName || texts.nameMissing}
        </PersonCell>
        <DepartmentCell path={loser.department} />
      </div>
      <ul className={styles.licences}>
        {loser.licences.map((licence) => (
          <li key={licence.licenceId} className={styles.licence}>
            {licence.productName}
            {licence.isOnline && <StatusBadge tone="success">{texts.isOnline}</StatusBadge>}
            {licence.deviceCount > 0 && (
              <span className={styles.muted}>{texts.deviceCount(licence.deviceCount)}</span>
            )}
            {licence.borrowedUntil && (
              <span className={styles.muted}>{texts.borrowedUntil(serviceDay(licence.borrowedUntil))}</span>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
