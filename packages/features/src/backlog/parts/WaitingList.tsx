import layout from '../../shared/screen/Layout.module.css'
import type { BacklogItem } from '../api'
import { WaitingRow } from './WaitingRow'

/** Fetched where something waits, which is rare. */
export default function WaitingList({ items }: { readonly items: readonly BacklogItem[] }) {
  return (
    <ul className={layout.plainList}>
      {items.map((item, index) => (
        <WaitingRow key={item.id} item={item} isFirst={index === 0} />
      ))}
    </ul>
  )
}
