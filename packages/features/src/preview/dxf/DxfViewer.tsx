import { IconButton } from '@atrium/ui/icon-button'
import { Moon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import { bounds } from '../parts/bounds'
import type { ViewerProps } from '../parts/PreviewedFile'
import { ShownParts } from '../stage/ShownParts'
import { Stage } from '../stage/Stage'
import { isInTheDark, useStage } from '../stage/useStage'
import type { DrawingContents, ToDrawing } from './DrawingTalk'

/** The number of missing characters that are listed. */
const mostNamed = 12

const start = () => new Worker(new URL('./dxf.worker.ts', import.meta.url), { type: 'module' })

/** A drawing: can be moved and zoomed, with its layers and a choice of background. */
export default function DxfViewer(props: ViewerProps) {
  const texts = useTexts(previewMessages)
  const stage = useRef<HTMLElement>(null)
  const { shown, tell } = useStage<DrawingContents, ToDrawing>(stage, props.file, {
    start,
    most: bounds.dxf,
  })
  const [isDark, setIsDark] = useState(false)
  useEffect(() => setIsDark(stage.current !== null && isInTheDark(stage.current)), [])
  const contents = shown.state === 'ready' ? shown.contents : undefined
  const { lacking = [], strays = 0, omissions = [], layers } = contents ?? {}
  const named = lacking.slice(0, mostNamed)
  const notice = [
    contents?.isCutOff && texts.cutOff,
    layers?.length === 0 && texts.noneDrawn,
    named.length > 0 && texts.lacksCharacters(named.join(' '), lacking.length - named.length),
    strays > 0 && texts.strays(strays),
  ]
    .filter(Boolean)
    .join(' ')
  function turn() {
    setIsDark(!isDark)
    tell({ tell: 'ground', dark: !isDark })
  }
  return (
    <Stage
      {...props}
      stage={stage}
      shown={shown}
      tell={tell}
      most={bounds.dxf}
      label={texts.drawingLabel}
      hint={texts.drawingHint}
      onMove={(x, y) => tell({ tell: 'pan', x, y })}
      notice={notice}
      notShown={omissions.map(({ type, count }) => ({ label: texts.entities(type, count), count }))}
      summary={contents && contents.layers.length > 0 && <Extent {...contents} />}
      parts={
        contents && (
          <ShownParts
            title={texts.layers}
            parts={contents.layers.map(({ colour, ...layer }) => ({
              ...layer,
              colour: `#${colour.toString(16).padStart(6, '0')}`,
            }))}
            onShow={(id, isShown) => tell({ tell: 'layer', id, isShown })}
          />
        )
      }
      tools={<IconButton icon={<Moon />} label={texts.ground} aria-pressed={isDark} onClick={turn} />}
    />
  )
}

/** Its real size. */
function Extent({ width, height, unit }: DrawingContents) {
  const texts = useTexts(previewMessages)
  const { locale } = useHost()
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 })
  return (
    <span title={texts.extent}>
      {`${format.format(width)} × ${format.format(height)} ${unit ?? texts.noUnit}`}
    </span>
  )
}
