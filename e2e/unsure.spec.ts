import { expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { choose, closeTour, newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

const doubtful = `imani.vasquez@example.com | +44 20 7946 0991
Date of birth: 4 May 1987
Nationality: Kenyan

Experience
Shift Supervisor, Halden Freight Ltd    Mar 2018 - Present
- Led a shift of nine people
Windows Server, VMware    2009 - 2011

Education
BSc Logistics, 2012
`

const lemonCake = `Lemon Cake

Ingredients
200 g butter
4 eggs

Method
Beat the butter and the sugar until pale, then bake for 45 minutes.
`

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('What is unsure is asked, what is personal kept apart, and a recipe is no resume', async ({ page }) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page)
  await page.locator('input[type=file]').setInputFiles(file('resume.txt', doubtful))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const panel = page.getByRole('region', { name: /Please check \d+ things/ })
  await expect(panel).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'asked')

  await expect(panel.getByRole('heading', { name: 'What is your name?' })).toBeVisible()
  await panel.getByRole('textbox', { name: 'Your answer' }).fill('Imani Vasquez')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: 'Imani Vasquez' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'second-question')
  const check = page.getByRole('region', { name: /Please check/ })
  for (let left = await check.count(); left > 0; left = await check.count()) {
    const question = await check.getByRole('heading', { level: 3 }).textContent()
    await check.getByRole('button', { name: /Yes, that is right|There is none/ }).click()
    await expect(page.getByRole('heading', { name: question ?? '', exact: true })).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'Everything is checked' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'checked')

  const apart = page.getByRole('region', { name: 'Kept apart' })
  await expect(apart.getByText('4 May 1987')).toBeVisible()
  const wanted = apart.getByRole('switch', { name: 'Put these on my downloads' })
  await expect(wanted).not.toBeChecked()
  await wanted.click()
  await expect(wanted).toBeChecked()

  await page.getByRole('button', { name: 'Upload a newer resume' }).click()
  await page.locator('input[type=file]').setInputFiles(file('cake.txt', lemonCake))
  await expect(page.getByRole('heading', { name: 'This does not look like a resume' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'not-resume')
  await page.getByRole('button', { name: 'It is my resume: show it anyway' }).click()
  await expect(page.getByRole('heading', { name: /Current Resume/ })).toBeVisible()
})
