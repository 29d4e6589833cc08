import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { EducationList } from './education-list.tsx'
import { type FormTab, formTabs } from './form-tabs.ts'
import { PreferenceSwitches } from './preference-switches.tsx'
import { PersonalFields, ProfessionalFields } from './text-fields.tsx'

const contents: Record<FormTab, ReactNode> = {
  personal: <PersonalFields />,
  professional: <ProfessionalFields />,
  education: <EducationList />,
  preferences: <PreferenceSwitches />,
}

type ProfileTabsProps = {
  open: FormTab
  onOpen: (tab: FormTab) => void
  /** The number of fields with errors in each tab. */
  wrong: Record<FormTab, number>
  disabled: boolean
}

const WrongMark = () => (
  <>
    {/* Above the word, so four tabs still fit on a phone. */}
    <span aria-hidden className="absolute -top-1.5 right-0 h-1.5 w-2.5 rounded-rung bg-destructive" />
    <span className="sr-only">, needs another look</span>
  </>
)

/** The four parts of the form. All stay mounted, so any field can be focused from anywhere. */
export const ProfileTabs = ({ open, onOpen, wrong, disabled }: ProfileTabsProps) => (
  <Tabs value={open} onValueChange={(next) => onOpen(formTabs.find(({ id }) => id === next)?.id ?? open)}>
    <TabList aria-label="Parts of your profile" className="max-sm:justify-between max-sm:gap-2">
      {formTabs.map(({ id, label }) => (
        <Tab key={id} value={id}>
          {label}
          {wrong[id] > 0 && <WrongMark />}
        </Tab>
      ))}
    </TabList>
    <fieldset disabled={disabled} className="min-w-0">
      {formTabs.map(({ id }) => (
        <TabPanel key={id} value={id} forceMount hidden={open !== id} tabIndex={-1} className="mt-6">
          {contents[id]}
        </TabPanel>
      ))}
    </fieldset>
  </Tabs>
)
