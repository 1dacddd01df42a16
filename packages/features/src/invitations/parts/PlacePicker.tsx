import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { SearchField } from '@atrium/ui/search-field'
import { Tree } from '@atrium/ui/tree'
import { useAtom } from 'jotai'
import { Building2, Folder, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { RequestFailure } from '../../shared/RequestFailure'
import { sharedMessages } from '../../shared/sharedMessages'
import { useTexts } from '../../shared/useHost'
import { useSharedLabels } from '../../shared/useSharedLabels'
import { placesAtom } from '../atoms'
import { invitationSearchLength } from '../contract'
import { placeMessages } from '../placeMessages'
import styles from './PlacePicker.module.css'

interface Place {
  readonly enterpriseDepartmentId: string
  readonly departmentName: string
  readonly parentId: string | null
  readonly fullName: string
}

export interface PlacePickerProps {
  /** Names the tree for assistive technology. */
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (departmentId: string, fullName: string) => void
}

/** One of the departments into which the person may invite. It takes the height it is given. */
export function PlacePicker({ label, value, onChange }: PlacePickerProps) {
  const texts = useTexts(placeMessages)
  const shared = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const [places, refresh] = useAtom(placesAtom)
  const [text, setText] = useState('')
  const [term, setTerm] = useState('')
  const items: readonly Place[] = places.state === 'ready' ? places.value : nothing
  const treeLabels = useMemo(
    () => ({ tree: label, name: texts.name, loading: shared.loading, saving: shared.loading }),
    [label, texts, shared],
  )
  return (
    <div className={styles.root}>
      <SearchField
        className={styles.search}
        placeholder={texts.search}
        labels={labels.search(texts.search)}
        maxLength={invitationSearchLength}
        value={text}
        onValueChange={setText}
        onSearch={setTerm}
      />
      <Tree
        className={styles.tree}
        state={places.state}
        items={items}
        getId={getId}
        getParentId={getParentId}
        getName={getName}
        labels={treeLabels}
        searchTerm={term}
        selectedId={value ?? null}
        onSelect={(id) => onChange(id, items.find((place) => getId(place) === id)?.fullName ?? '')}
        renderIcon={renderIcon}
        empty={<EmptyState title={texts.none} />}
        noMatches={
          <EmptyState
            icon={<SearchX />}
            title={shared.noMatches}
            description={shared.noMatchesHint}
            action={
              <Button
                onClick={() => {
                  setText('')
                  setTerm('')
                }}
              >
                {shared.clearSearch}
              </Button>
            }
          />
        }
        failed={
          places.state === 'failed' && (
            <RequestFailure failure={places.failure} title={texts.failed} onRetry={refresh} />
          )
        }
      />
    </div>
  )
}

const nothing: readonly Place[] = []
const getId = (place: Place) => place.enterpriseDepartmentId
const getParentId = (place: Place) => place.parentId
const getName = (place: Place) => place.departmentName
const renderIcon = (place: Place) =>
  place.parentId === null ? <Building2 size={16} /> : <Folder size={16} />
