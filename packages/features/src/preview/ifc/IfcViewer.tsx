import { Select } from '@atrium/ui/select'
import { useRef, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { previewMessages } from '../messages'
import { bounds } from '../parts/bounds'
import type { ViewerProps } from '../parts/PreviewedFile'
import { ShownParts } from '../stage/ShownParts'
import { Stage } from '../stage/Stage'
import { useStage } from '../stage/useStage'
import styles from './IfcViewer.module.css'
import type { Axis, ModelContents, Picked, ToModel } from './ModelTalk'
import { Properties } from './Properties'

const start = () => new Worker(new URL('./model.worker.ts', import.meta.url), { type: 'module' })
const axes: readonly Axis[] = ['y', 'x', 'z']

/** A building to walk around: its storeys, a cut through it, and what is known of what one clicks. */
export default function IfcViewer(props: ViewerProps) {
  const texts = useTexts(previewMessages)
  const stage = useRef<HTMLElement>(null)
  const [picked, setPicked] = useState<Picked['groups']>()
  const { shown, tell } = useStage<ModelContents, ToModel, Picked>(stage, props.file, {
    start,
    most: bounds.ifc,
    hear: ({ groups }) => setPicked(groups),
  })
  const [axis, setAxis] = useState<Axis>('y')
  const [share, setShare] = useState(1)
  const names = { x: texts.cutX, y: texts.cutY, z: texts.cutZ }
  const cut = (next: Axis, at: number) => {
    setAxis(next)
    setShare(at)
    tell({ tell: 'cut', axis: next, share: at })
  }
  return (
    <Stage
      {...props}
      {...{ stage, shown, tell }}
      most={bounds.ifc}
      label={texts.model}
      hint={texts.modelHint}
      onMove={(x, y, isSecond) => tell({ tell: isSecond ? 'pan' : 'orbit', x, y })}
      onPick={(x, y) => tell({ tell: 'pick', x, y })}
      summary={shown.state === 'ready' && texts.elements(shown.contents.elements)}
      parts={
        shown.state === 'ready' && (
          <ShownParts
            title={texts.storeys}
            parts={shown.contents.storeys.map(({ id, name }) => ({ id, name: name || texts.noStorey }))}
            onShow={(id, isShown) => tell({ tell: 'storey', id, isShown })}
          />
        )
      }
      tools={
        <>
          <span className={styles.cut}>
            <span aria-hidden="true">{texts.cut}</span>
            <Select
              size="small"
              aria-label={texts.cut}
              value={axis}
              options={axes.map((one) => ({ value: one, label: names[one] }))}
              onValueChange={(next) => cut(next as Axis, share)}
            />
          </span>
          <input
            type="range"
            className={styles.share}
            aria-label={texts.cutAt}
            min={0}
            max={1}
            step={0.01}
            value={share}
            onChange={(event) => cut(axis, Number(event.target.value))}
          />
        </>
      }
    >
      <Properties groups={picked} />
    </Stage>
  )
}
