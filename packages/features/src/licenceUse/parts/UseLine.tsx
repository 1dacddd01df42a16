import { useId } from 'react'
import { MonthTable } from '../../shared/chart/MonthTable'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { KnownUse } from '../api'
import { licenceUseMessages } from '../messages'
import { monthsOf, weeksOf } from '../yearOfUse'
import styles from './UseLine.module.css'

const [width, height, room] = [480, 120, 4] as const

/**
 * The most users on a day of each week, as a line below the seats. The picture has a sentence; a table with the months
 * follows for everybody who wants the figures.
 */
export function UseLine({ use }: { readonly use: KnownUse }) {
  const texts = useTexts(licenceUseMessages)
  const { count } = useFormat()
  const titleId = useId()
  const { peak, median, seats, from, until } = use
  const weeks = weeksOf(use)
  const top = Math.max(1, peak, seats ?? 0)
  const x = (index: number) => round((index / Math.max(1, weeks.length - 1)) * width)
  const y = (users: number) => round(height - (users / top) * (height - room))
  const line = weeks.map((users, index) => `${x(index)},${y(users)}`).join(' ')
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={titleId}
      >
        <title id={titleId}>
          {seats === null
            ? texts.lineOf(count(peak), count(median))
            : texts.lineWith(count(peak), count(median), count(seats))}
        </title>
        <polygon className={styles.area} points={`0,${height} ${line} ${width},${height}`} />
        <polyline className={styles.line} points={line} />
        {seats !== null && <line className={styles.seats} x1={0} x2={width} y1={y(seats)} y2={y(seats)} />}
        <line className={styles.axis} x1={0} x2={width} y1={height} y2={height} />
      </svg>
      <div className={styles.ends} aria-hidden>
        <span>{from.slice(0, 7)}</span>
        <span>{until.slice(0, 7)}</span>
      </div>
      <figcaption className={styles.legend}>
        <span className={styles.key} data-part="line">
          {texts.usersOfWeek}
        </span>
        {seats !== null && (
          <span className={styles.key} data-part="seats">
            {texts.seats}
          </span>
        )}
      </figcaption>
      <MonthTable
        summary={texts.byMonth}
        headers={[texts.month, texts.peak, texts.daysInUse]}
        rows={monthsOf(use).map(({ month, peak, days }) => ({ month, cells: [count(peak), count(days)] }))}
      />
    </figure>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
