import { Download, Save, Search } from 'lucide-react'
import { Button } from '../button'
import type { Guidance } from '../stories/Guidance'
import { IconButton } from './IconButton'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use it for actions whose icon everybody knows, such as searching, closing or refreshing. The label names the object too.',
      show: () => <IconButton label="Search members" icon={<Search aria-hidden="true" />} />,
    },
    dont: {
      text: 'Don’t use it for a view’s main action, or for an icon that has to be learned. Use a Button with words.',
      show: () => (
        <div style={{ display: 'flex', gap: 8 }}>
          <IconButton label="Export" icon={<Download aria-hidden="true" />} />
          <IconButton label="Save changes" icon={<Save aria-hidden="true" />} />
          <Button variant="primary">Save changes</Button>
        </div>
      ),
    },
  },
]
