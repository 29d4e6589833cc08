import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const password = 'Rung-by-Rung-42'

/** A unique person. */
export const newPerson = () => {
  const mark = randomUUID().slice(0, 8)
  return { name: `Nia ${mark}`, email: `nia-${mark}@example.com` }
}

/** Signs up on the screen and waits for onboarding. */
export const signUp = async (page: Page, person: { name: string; email: string }) => {
  await page.goto('/sign-in')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Display Name').fill(person.name)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('main').getByText(person.name).first()).toBeVisible()
}

export const closeTour = async (page: Page) => {
  await page
    .getByRole('dialog', { name: /Welcome to Nextrung/ })
    .getByRole('button', { name: /close/i })
    .click()
  await expect(page.getByText('1 of 5')).toHaveCount(0)
}

export const choose = async (page: Page, { path = 'IT Professional', role = 'Security Engineer' } = {}) => {
  await page.getByRole('button', { name: path }).click()
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name: role, exact: true }).click()
}

export const signOut = async (page: Page, person: { name: string }) => {
  await page.getByRole('button', { name: new RegExp(person.name) }).click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  // The URL changes shortly before the screen does.
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
}

/** Waits until the signed-in person has this many completed versions. */
export const completedVersions = async (page: Page, count: number) => {
  await expect
    .poll(async () => {
      const rows: { status: string }[] = await (await page.request.get('/api/resumes/1')).json()
      return rows.filter(({ status }) => status === 'completed').length
    })
    .toBe(count)
}

/** A short resume of a fictional person as plain text. */
export const resumeText = (name = 'Maya Okafor') => `${name}
IT Support Specialist
maya.okafor@example.com | (919) 555-0142 | Raleigh, NC

Experience
IT Support Specialist, Brightwater Clinics    Mar 2021 - Present
- Responsible for managing accounts of 310 staff in Active Directory
- Wrote PowerShell scripts that disable stale accounts

Help Desk Technician, Carolina Freight    Jun 2019 - Feb 2021
- Resolved about 40 tickets a week across three sites

Skills
PowerShell, Python, Active Directory, Splunk, Linux

Education
Associate of Applied Science, Information Technology, Wake Tech, 2019
`
