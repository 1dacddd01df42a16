import { ModelScene } from './ModelScene'
import type { FromModel, ToModel } from './ModelTalk'
import { type Model, type Piece, readModel } from './readModel'

let scene: ModelScene | undefined
let model: Model | undefined

const say = (words: FromModel) => self.postMessage(words)

self.onmessage = ({ data }: MessageEvent<ToModel>) => {
  if (data.tell === 'open') void open(data)
  else if (scene) answer(scene, data)
}

function answer(shown: ModelScene, asked: Exclude<ToModel, { tell: 'open' }>): void {
  if (asked.tell === 'size') shown.size(asked.width, asked.height, asked.ratio)
  else if (asked.tell === 'orbit') shown.orbit(asked.x, asked.y)
  else if (asked.tell === 'pan') shown.pan(asked.x, asked.y)
  else if (asked.tell === 'zoom') shown.zoom(asked.factor)
  else if (asked.tell === 'fit') shown.fit()
  else if (asked.tell === 'storey') shown.show(asked.id, asked.isShown)
  else if (asked.tell === 'cut') shown.cut(asked.axis, asked.share)
  else void tellOf(shown.pick(asked.x, asked.y))
}

async function tellOf(element: number | undefined): Promise<void> {
  say({ tell: 'picked', groups: element === undefined ? undefined : await model?.propertiesOf(element) })
}

async function open({ canvas, bytes, dark }: Extract<ToModel, { tell: 'open' }>): Promise<void> {
  try {
    scene = new ModelScene(canvas, dark)
  } catch {
    return say({ tell: 'failed', reason: 'noDrawing' })
  }
  try {
    model = await readModel(bytes)
    const { storeyOf } = model
    const elements = await drawAll(scene, model)
    const isInNone = [...elements].some((one) => storeyOf(one) === 0)
    if (elements.size === 0) return say({ tell: 'failed', reason: 'empty' })
    say({
      tell: 'ready',
      elements: elements.size,
      storeys: [...model.storeys, ...(isInNone ? [{ id: 0, name: '' }] : [])],
    })
  } catch {
    say({ tell: 'failed', reason: 'broken' })
  }
}

/** A few at a time, so that what is there can be looked at meanwhile. Tells which elements have a shape. */
async function drawAll(shown: ModelScene, { elements, storeyOf, shapes }: Model): Promise<Set<number>> {
  const seen = new Set<number>()
  let step = 100
  for (let from = 0; from < elements.length; from += step, step = 400) {
    const bundles = new Map<string, Piece[]>()
    shapes(elements.slice(from, from + step), (colour, piece) => {
      const key = `${storeyOf(piece.element)}|${colour}`
      const pieces = bundles.get(key) ?? []
      bundles.set(key, pieces)
      pieces.push(piece)
      seen.add(piece.element)
    })
    for (const [key, pieces] of bundles) {
      const [storey, colour = ''] = key.split('|')
      shown.add(Number(storey), colour, pieces)
    }
    if (from === 0) say({ tell: 'drawn' })
    say({ tell: 'progress', share: Math.min(1, (from + step) / elements.length) })
    await new Promise(requestAnimationFrame)
  }
  return seen
}
