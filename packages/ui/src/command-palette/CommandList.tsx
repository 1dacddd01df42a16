import { useCombobox } from 'downshift'
import { Search, X } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, Fragment, useId, useRef, useState } from 'react'
import { leaveToInputMethod } from '../combobox/leaveToInputMethod'
import { DialogClose } from '../dialog'
import { Spinner } from '../spinner'
import { useCodePointLimit } from '../text-field'
import type { CommandItem, TextMark } from './CommandItem'
import styles from './CommandPalette.module.css'
import type { CommandPaletteProps } from './CommandPaletteProps'

type CommandListProps<I extends CommandItem> = Pick<
  CommandPaletteProps<I>,
  'value' | 'onValueChange' | 'groups' | 'onPick' | 'busy' | 'maxLength' | 'labels' | 'children'
>

/** The palette's field and list: a combobox with a list that is always open. */
export function CommandList<I extends CommandItem>({
  value,
  onValueChange,
  groups,
  onPick,
  busy,
  maxLength,
  labels,
  children,
}: CommandListProps<I>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useCodePointLimit(input, maxLength)
  const shown = groups.filter(({ items }) => items.length > 0)
  const items = shown.flatMap((group) => group.items)
  const [markedId, setMarkedId] = useState<string>()
  const found = items.findIndex((item) => item.id === markedId)
  const highlightedIndex = found < 0 && items.length > 0 ? 0 : found

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<I>({
    id,
    items,
    itemToString: (item) => item?.label ?? '',
    isOpen: true,
    inputValue: value,
    selectedItem: null,
    highlightedIndex,
    onHighlightedIndexChange: (change) => {
      // Moving the pointer out of the list keeps the highlight, so Enter always has something to choose.
      if (change.highlightedIndex >= 0) setMarkedId(items[change.highlightedIndex]?.id)
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
    stateReducer: (state, { changes }) => ({ ...changes, inputValue: state.inputValue }),
  })

  let index = 0
  return (
    <>
      <div className={styles.head}>
        <span className={styles.glass}>{busy ? <Spinner /> : <Search aria-hidden="true" />}</span>
        <input
          {...getInputProps({
            ref: input,
            onChange: (event: ChangeEvent<HTMLInputElement>) => {
              setMarkedId(undefined)
              onValueChange(event.currentTarget.value)
            },
            onKeyDown: leaveToInputMethod,
            'aria-label': labels.field,
          })}
          role="combobox"
          aria-labelledby={undefined}
          aria-expanded={items.length > 0}
          placeholder={labels.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          data-initial-focus
          className={styles.field}
        />
        <DialogClose className={styles.close}>
          <span className={styles.heard}>{labels.close}</span>
          <span className={styles.key} aria-hidden="true">
            Esc
          </span>
          <X aria-hidden="true" className={styles.cross} />
        </DialogClose>
      </div>
      <div className={styles.body}>
        <div
          {...getMenuProps({ 'aria-label': labels.list, 'aria-labelledby': undefined })}
          hidden={items.length === 0}
          className={styles.list}
        >
          {shown.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset isn’t allowed in a list
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div id={`${id}-${group.id}`} role="presentation" className={styles.heading}>
                {group.label}
              </div>
              {group.items.map((item) => {
                const place = index++
                return (
                  <Fragment key={item.id}>
                    <CommandOption
                      {...getItemProps({ item, index: place })}
                      item={item}
                      highlighted={place === highlightedIndex}
                    />
                  </Fragment>
                )
              })}
            </div>
          ))}
        </div>
        {children}
      </div>
      <span role="status" className={styles.heard}>
        {!busy && items.length > 0 && labels.count(items.length)}
      </span>
    </>
  )
}

interface CommandOptionProps extends ComponentProps<'div'> {
  item: CommandItem
  highlighted: boolean
}

/** One line of the list: name, details, and the key that chooses it. */
function CommandOption({ item, highlighted, ...props }: CommandOptionProps) {
  const { label, mark, detail, detailMark, more, icon } = item
  return (
    <div {...props} className={styles.option} data-state={highlighted ? 'highlighted' : undefined}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>
          <MarkedText text={label} mark={mark} />
        </span>
        {detail && (
          <span className={styles.detail}>
            <MarkedText text={detail} mark={detailMark} />
          </span>
        )}
        {more && (
          <span className={styles.more}>
            <span className={styles.moreWords}>{more}</span>
          </span>
        )}
      </span>
      {highlighted && (
        <span className={styles.key} aria-hidden="true">
          Enter
        </span>
      )}
    </div>
  )
}

interface MarkedTextProps {
  text: string
  mark: TextMark | null | undefined
}

/** A text with one part in bold. */
function MarkedText({ text, mark }: MarkedTextProps) {
  if (!mark) return text
  return (
    <>
      {text.slice(0, mark.from)}
      <mark className={styles.mark}>{text.slice(mark.from, mark.to)}</mark>
      {text.slice(mark.to)}
    </>
  )
}
