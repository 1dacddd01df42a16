import { idleLong } from '@atrium/contracts/shared/use/contract'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { DrawerSection } from '../shared/drawer/DrawerSection'
import { Figure, Figures } from '../shared/drawer/Figures'
import { useHost, useTexts } from '../shared/host/useKept'
import layout from '../shared/screen/Layout.module.css'
import { formatYuan } from '../shared/texts/formatYuan'
import { useFormat } from '../shared/texts/useFormat'
import type { KnownUse } from './api'
import { productUseAtomOf } from './atoms'
import { licenceUseMessages } from './messages'
import styles from './ProductUse.module.css'
import { UseLine } from './parts/UseLine'

export interface ProductUseProps {
  readonly productId: string
}

/** A year of a product's use as a line, with what the seats without use cost. A part of the product's drawer. */
export function ProductUse({ productId }: ProductUseProps) {
  const texts = useTexts(licenceUseMessages)
  const use = useAtomValue(useMemo(() => productUseAtomOf(productId), [productId]))
  // The drawer has more content than this, which reports the same failure.
  if (use.state === 'failed') return null
  const known = use.state === 'ready' ? use.value : undefined
  return (
    <DrawerSection title={texts.yearOfUse}>
      {!known && <Skeleton lines={4} />}
      {known && !known.isReported && <p className={layout.hint}>{texts.unreported}</p>}
      {known?.isReported && <Year use={known} />}
    </DrawerSection>
  )
}

function Year({ use }: { readonly use: KnownUse }) {
  const texts = useTexts(licenceUseMessages)
  const { count } = useFormat()
  const { peak, median, seats } = use
  return (
    <div className={styles.year}>
      <Figures>
        <Figure term={texts.peak}>{count(peak)}</Figure>
        <Figure term={texts.median}>{count(median)}</Figure>
        {seats !== null && <Figure term={texts.seats}>{count(seats)}</Figure>}
      </Figures>
      <UseLine use={use} />
      <Cost use={use} />
    </div>
  )
}

/** What the seats that nobody uses cost, or why that isn't known. */
function Cost({ use: { idleSeats, yearlyPrice, priceMissing } }: { readonly use: KnownUse }) {
  const texts = useTexts(licenceUseMessages)
  const { locale } = useHost()
  const yuan = formatYuan(locale)
  if (idleSeats === null) return null
  const missing = { noOrder: texts.noOrder, permanent: texts.noYearlyPrice, hidden: undefined }
  return (
    <p className={layout.hint}>
      {idleSeats === 0
        ? texts.allUsed(idleLong)
        : yearlyPrice === null
          ? [texts.idleSeats(idleSeats, idleLong), priceMissing && missing[priceMissing]]
              .filter(Boolean)
              .join(' ')
          : texts.idleCost(idleSeats, idleLong, yuan(idleSeats * yearlyPrice), yuan(yearlyPrice))}
    </p>
  )
}
