import { TruncatedText } from '@atrium/ui/tooltip'
import { FileText, Folder, Package } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { Found } from '../api'
import { searchMessages } from '../messages'
import { filePath, licencePath, offerPath } from '../routes'
import type { Result } from './Result'

/** What only a person has, or is offered: first what they have. */
export function useOwnResults({ licences, offers, files }: Found): {
  readonly products: readonly Result[]
  readonly files: readonly Result[]
} {
  const texts = useTexts(searchMessages)
  const { serviceDay: day } = useFormat()
  const termOf = ({ isOver, end }: Found['licences'][number]) => {
    if (isOver) return texts.expired
    return end === null ? texts.permanent : texts.until(day(end))
  }
  const owned = licences.map((licence) => ({
    id: `licence ${licence.source} ${licence.companyId} ${licence.id}`,
    label: licence.productName,
    mark: licence.mark,
    detail: termOf(licence),
    more: licence.companyName ?? texts[licence.source],
    icon: <Package />,
    to: licencePath(licence),
  }))
  const offered = offers.map((offer) => ({
    id: `offer ${offer.productId}`,
    label: offer.productName,
    mark: offer.mark,
    detail: offer.isSold ? texts.sold : texts.tried,
    more: offer.categoryName,
    icon: <Package />,
    to: offerPath(offer),
  }))
  return {
    products: [...owned, ...offered],
    files: files.map((file) => ({
      id: `file ${file.id}`,
      label: file.name,
      mark: file.mark,
      more: (
        <TruncatedText keep="end" focusable={false}>
          {[texts.disk, ...file.folders].join(' / ')}
        </TruncatedText>
      ),
      icon: file.kind === 'folder' ? <Folder /> : <FileText />,
      to: filePath(file),
    })),
  }
}
