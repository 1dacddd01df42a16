import { greetingEnglish } from './brand/messages.en'
import { codeEnglish } from './codes/messages.en'
import { drawerEnglish } from './drawer/messages.en'
import { formEnglish } from './form/messages.en'
import { impactEnglish } from './impact/messages.en'
import { licenceEnglish } from './licence/messages.en'
import { listEnglish } from './list/messages.en'
import { passkeyEnglish } from './passkey/messages.en'
import { peopleEnglish } from './people/messages.en'
import { pictureEnglish } from './pictures/messages.en'
import { purchaseEnglish } from './purchase/messages.en'
import { regionEnglish } from './regions/messages.en'
import { secondStepWantedEnglish } from './request/messages.en'
import { seatsEnglish } from './seats/messages.en'
import { componentEnglish, sharedEnglish } from './texts/sharedMessages.en'
import { undoEnglish } from './undo/messages.en'
import { lastUseEnglish } from './use/messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  greeting: greetingEnglish,
  codes: codeEnglish,
  'shared.drawer': drawerEnglish,
  form: formEnglish,
  impact: impactEnglish,
  'shared.licence': licenceEnglish,
  'shared.lists': listEnglish,
  passkey: passkeyEnglish,
  'shared.people': peopleEnglish,
  pictures: pictureEnglish,
  purchase: purchaseEnglish,
  regions: regionEnglish,
  'shared.secondStepWanted': secondStepWantedEnglish,
  'shared.seats': seatsEnglish,
  'shared.components': componentEnglish,
  'shared.use': lastUseEnglish,
  shared: sharedEnglish,
  undo: undoEnglish,
}
