import { serveStage } from '../stage/serveStage'
import { DrawingScene } from './DrawingScene'
import type { DrawingContents, ToDrawing } from './DrawingTalk'
import { readDrawing } from './readDrawing'

// The library tells of each thing that it can't draw, and there may be a million of them.
Object.assign(console, { log() {}, info() {}, warn() {}, error() {} })

serveStage<DrawingScene, DrawingContents, ToDrawing>({
  begin: (canvas, dark) => new DrawingScene(canvas, dark),
  async read(scene, bytes) {
    const read = await readDrawing(bytes)
    if (!read) return undefined
    const { built, written, ...contents } = read
    scene.show(
      { built, written },
      contents.layers.filter(({ isHidden }) => isHidden).map(({ id }) => id),
    )
    return contents
  },
  answer(scene, asked) {
    if (asked.tell === 'pan') scene.pan(asked.x, asked.y)
    else if (asked.tell === 'layer') scene.showLayer(asked.id, asked.isShown)
    else scene.ground(asked.dark)
  },
})
