import type { Guidance } from '../stories/Guidance'
import { Link } from './Link'

export const guidance: Guidance = [
  {
    do: {
      text: 'Say where the link leads. It should make sense in a list of all links of the page.',
      show: () => <Link href="#renew">Renew two licences</Link>,
    },
    dont: {
      text: 'Don’t write “here” or “more”, and don’t use a link to change something. That is a Button.',
      show: () => (
        <span>
          To renew, click <Link href="#renew">here</Link>.
        </span>
      ),
    },
  },
]
