import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtomValue } from 'jotai'
import { Ellipsis, Link2, Trash2 } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import { binPathAtom, sharesPathAtom } from '../atoms'
import { diskMessages } from '../messages'
import { sharingMessages } from '../sharing/messages'

/** What else belongs to the disk: behind `…`, or as links in a phone's sheet. */
export function OtherPlaces() {
  const texts = useTexts(diskMessages)
  const sharing = useTexts(sharingMessages)
  const { navigate } = useHost()
  const places = [
    { name: sharing.mine, icon: <Link2 />, to: useAtomValue(sharesPathAtom) },
    { name: texts.bin, icon: <Trash2 />, to: useAtomValue(binPathAtom) },
  ]
  if (useNarrowWindow())
    return places.map(({ name, icon, to }) => (
      <Button key={name} variant="ghost" icon={icon} asChild>
        <FeatureLink to={to}>{name}</FeatureLink>
      </Button>
    ))
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton variant="secondary" label={texts.others} icon={<Ellipsis />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {places.map(({ name, icon, to }) => (
          <DropdownMenuItem key={name} icon={icon} onSelect={() => navigate(to)}>
            {name}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
