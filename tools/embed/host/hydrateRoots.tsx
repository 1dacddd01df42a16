import { roleOperations } from '@atrium/contracts/shared/role/policy'
import { hydrateRoot } from 'react-dom/client'
import { answer, mockFetch } from '#features/shared/stories/answers'
import { Page } from './Roots'

const asked = new URLSearchParams(window.location.search)
const root = document.getElementById('feature')
if (!root) throw new Error('The page has no place for a feature.')

const fetch = mockFetch([
  answer(roleOperations.getRoles, { enterprises: [{ enterpriseId: 'company-1', userRole: 'member' }] }),
])
const page = (
  <Page
    feature={asked.get('feature') ?? ''}
    fetch={fetch}
    locale={asked.get('locale') === 'en' ? 'en' : 'zh-CN'}
    onTakenOver={() => root.toggleAttribute('data-shown', true)}
  />
)
hydrateRoot(root, page, { onRecoverableError: (error) => console.error('hydration', error) })
