import { Checkbox } from '@atrium/ui/checkbox'
import { IconButton } from '@atrium/ui/icon-button'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { previewMessages } from '../messages'
import { Focusable } from '../parts/Focusable'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Unshown } from '../parts/Unshown'
import { useGestures } from '../parts/useGestures'
import { Viewer } from '../parts/Viewer'
import styles from './IfcStage.module.css'
import type { Axis } from './ModelTalk'
import { Properties } from './Properties'
import { useModel } from './useModel'

interface IfcStageProps extends ViewerProps {
  readonly bytes: Uint8Array<ArrayBuffer>
}

const pace = 40
const axes: readonly Axis[] = ['y', 'x', 'z']

/** A building to walk around: its storeys, a cut through it, and what is known of what one clicks. */
export function IfcStage({ bytes, ...props }: IfcStageProps) {
  const texts = useTexts(previewMessages)
  const { locale } = useHost()
  const hint = useId()
  const stage = useRef<HTMLElement>(null)
  const { model, tell } = useModel(stage, bytes)
  const [hidden, setHidden] = useState<readonly number[]>([])
  const [axis, setAxis] = useState<Axis>('y')
  const [share, setShare] = useState(1)
  useGestures(stage, {
    onDrag: (x, y, isSecond) => tell({ tell: isSecond ? 'pan' : 'orbit', x, y }),
    onZoom: (factor) => tell({ tell: 'zoom', factor }),
    onTap: (x, y) => tell({ tell: 'pick', x, y }),
  })
  const zoom = (factor: number) => tell({ tell: 'zoom', factor })
  const cut = (next: Axis, at: number) => {
    setAxis(next)
    setShare(at)
    tell({ tell: 'cut', axis: next, share: at })
  }
  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = (x: number, y: number) =>
      tell({ tell: event.shiftKey ? 'pan' : 'orbit', x: x * pace, y: y * pace })
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(1, 0),
      ArrowRight: () => move(-1, 0),
      ArrowUp: () => move(0, 1),
      ArrowDown: () => move(0, -1),
      '+': () => zoom(1.25),
      '=': () => zoom(1.25),
      '-': () => zoom(0.8),
      '0': () => tell({ tell: 'fit' }),
      // What is in the middle.
      Enter: () => {
        const { clientWidth, clientHeight } = event.currentTarget
        tell({ tell: 'pick', x: clientWidth / 2, y: clientHeight / 2 })
      },
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  if (model.state === 'broken' || model.state === 'noDrawing' || model.state === 'empty')
    return <Unshown {...props} reason={model.state === 'empty' ? 'nothingDrawn' : model.state} />
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <Viewer
      label={texts.model}
      tools={
        <>
          <IconButton icon={<ZoomOut />} label={texts.zoomOut} onClick={() => zoom(0.8)} />
          <IconButton icon={<ZoomIn />} label={texts.zoomIn} onClick={() => zoom(1.25)} />
          <IconButton icon={<Maximize />} label={texts.fit} onClick={() => tell({ tell: 'fit' })} />
          <label className={styles.cut}>
            {texts.cut}
            <select value={axis} onChange={(event) => cut(event.target.value as Axis, share)}>
              {axes.map((one) => (
                <option key={one} value={one}>
                  {{ x: texts.cutX, y: texts.cutY, z: texts.cutZ }[one]}
                </option>
              ))}
            </select>
          </label>
          <input
            type="range"
            aria-label={texts.cutAt}
            min={0}
            max={1}
            step={0.01}
            value={share}
            onChange={(event) => cut(axis, Number(event.target.value))}
          />
          <span role="status" className={styles.state}>
            {model.state === 'ready'
              ? texts.elements(model.elements)
              : texts.drawing(percent.format(model.share))}
          </span>
        </>
      }
    >
      <Focusable
        ref={stage}
        className={styles.stage}
        aria-label={props.file.name}
        aria-describedby={hint}
        aria-busy={model.state !== 'ready'}
        data-state={model.state}
        onKeyDown={press}
      >
        <span id={hint} hidden>
          {texts.modelHint}
        </span>
      </Focusable>
      {model.storeys.length > 1 && (
        <details className={styles.storeys} open={globalThis.innerWidth > 768}>
          <summary>{texts.storeys}</summary>
          {model.storeys.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={!hidden.includes(id)}
              onCheckedChange={(isShown) => {
                setHidden((now) => (isShown ? now.filter((one) => one !== id) : [...now, id]))
                tell({ tell: 'storey', id, isShown: isShown === true })
              }}
            >
              {name || texts.noStorey}
            </Checkbox>
          ))}
        </details>
      )}
      <Properties groups={model.picked} />
    </Viewer>
  )
}
