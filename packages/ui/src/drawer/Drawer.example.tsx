import { Button } from '@atrium/ui/button'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { DialogBody, DialogHeader } from '@atrium/ui/dialog'
import { Drawer } from '@atrium/ui/drawer'
import { useState } from 'react'

const members = [
  { id: '1', name: 'Ada Lovelace', department: 'Structural design' },
  { id: '2', name: 'Grace Hopper', department: 'Site management' },
]

export function DrawerExample() {
  const [openId, setOpenId] = useState<string>()
  const member = members.find(({ id }) => id === openId)

  return (
    <div style={{ display: 'flex', gap: 12 }}>
      {members.map(({ id, name }) => (
        <Button key={id} onClick={() => setOpenId(id)}>
          {name}
        </Button>
      ))}
      <Drawer open={member !== undefined} onOpenChange={() => setOpenId(undefined)} subject={openId ?? ''}>
        <DialogHeader title={member?.name} closeLabel="Close" />
        <DialogBody>
          <DescriptionList columns={1}>
            <DescriptionItem term="Department">{member?.department}</DescriptionItem>
          </DescriptionList>
        </DialogBody>
      </Drawer>
    </div>
  )
}
