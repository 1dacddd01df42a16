import { Tab, TabList, TabPanel, Tabs } from '@atrium/ui/tabs'

export function TabsExample() {
  return (
    <Tabs defaultValue="members">
      <TabList label="Department">
        <Tab value="members">Members</Tab>
        <Tab value="licences">Licences</Tab>
        <Tab value="history">History</Tab>
      </TabList>
      <TabPanel value="members">Four members</TabPanel>
      <TabPanel value="licences">Twelve licences</TabPanel>
      <TabPanel value="history">No changes yet</TabPanel>
    </Tabs>
  )
}
