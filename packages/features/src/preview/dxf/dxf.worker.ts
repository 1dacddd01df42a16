import { serveStage } from '../stage/serveStage'
import { DrawingScene } from './DrawingScene'
import type { DrawingContents, ToDrawing } from './DrawingTalk'
import { readDrawing } from './readDrawing'

// The library logs each object that it can't draw, and there may be a million of them.
Object.assign(console, { log() {}, info() {}, warn() {}, error() {} })

serveStage<DrawingScene, DrawingContents, ToDrawing>({
  begin: (canvas, dark) => new DrawingScene(canvas, dark),
  read: (scene, bytes, say) =>
    readDrawing(bytes, async (piece, share) => {
      await scene.add(piece)
      say({ tell: 'progress', share })
    }),
  answer(scene, asked) {
    if (asked.tell === 'pan') scene.pan(asked.x, asked.y)
    else if (asked.tell === 'layer') scene.showLayer(asked.id, asked.isShown)
    else scene.ground(asked.dark)
  },
})
