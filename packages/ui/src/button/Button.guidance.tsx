import type { Guidance } from '../stories/Guidance'
import { Button } from './Button'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use one primary button per view, for what most people came to do. The actions next to it are secondary.',
      show: () => (
        <div style={{ display: 'flex', gap: 8 }}>
          <Button>Cancel</Button>
          <Button variant="primary">Save</Button>
        </div>
      ),
    },
    dont: {
      text: 'Don’t put two primary buttons side by side. Nobody can tell which one matters.',
      show: () => (
        <div style={{ display: 'flex', gap: 8 }}>
          <Button variant="primary">Save</Button>
          <Button variant="primary">Save and invite</Button>
        </div>
      ),
    },
  },
  {
    do: {
      text: 'Name the action and its object. The label should make sense without the text around it.',
      show: () => <Button variant="danger">Delete department</Button>,
    },
    dont: {
      text: 'Don’t write “OK” or “Yes”. People press such a button without reading what it does.',
      show: () => <Button variant="danger">Yes</Button>,
    },
  },
  {
    do: {
      text: 'Set `busy` while a request runs. The button keeps its width and the focus, and can’t be pressed again.',
      show: () => (
        <Button variant="primary" busy>
          Save
        </Button>
      ),
    },
    dont: {
      text: 'Don’t disable the button meanwhile: it would lose the focus, and screen readers wouldn’t hear why.',
      show: () => (
        <Button variant="primary" disabled>
          Saving …
        </Button>
      ),
    },
  },
]
