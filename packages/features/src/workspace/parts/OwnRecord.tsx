import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { Person } from '../api'
import { homeMessages, workspaceMessages } from '../messages'

export function OwnRecord({ user }: { readonly user: Person['user'] }) {
  const texts = useTexts(homeMessages)
  const { menuName } = useTexts(workspaceMessages)
  const format = useFormat()
  return (
    <Card
      title={texts.ownRecord}
      actions={
        <Button asChild size="small" variant="ghost">
          <FeatureLink to={pagePaths.profile}>{menuName('personal-profile', '个人信息')}</FeatureLink>
        </Button>
      }
    >
      <DescriptionList columns={2}>
        <DescriptionItem term={texts.name}>{user.realName}</DescriptionItem>
        <DescriptionItem term={texts.nickname}>{user.nickname}</DescriptionItem>
        {user.account !== user.phone && (
          <DescriptionItem term={texts.account}>{user.account}</DescriptionItem>
        )}
        <DescriptionItem term={texts.phone}>{user.phone}</DescriptionItem>
        <DescriptionItem term={texts.emailField}>{user.email}</DescriptionItem>
        <DescriptionItem term={texts.registered}>{format.timestamp(user.registeredAt)}</DescriptionItem>
        <DescriptionItem term={texts.lastSignIn}>{format.timestamp(user.lastSignInAt)}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
