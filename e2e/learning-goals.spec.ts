import type { Page } from '@playwright/test'
import { expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { pressOn } from './keyboard.ts'
import { choose, closeTour, completedVersions, newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

const phone = { width: 390, height: 844 }

const barista = `Tessa Lindqvist
Barista
tessa.lindqvist@example.com | (919) 555-0117 | Raleigh, NC

Experience
Barista, Copper Kettle Coffee    Feb 2020 - Present
- Serve about 300 guests on a Saturday morning
- Train new colleagues at the counter

Education
Riverside Community College, 2019

Courses
SQL for Beginners, Riverside Community College, 2025
`

const frontendSenior = `Ruben Castellanos
Senior Frontend Developer
ruben.castellanos@example.com | (919) 555-0163 | Austin, TX

Experience
Senior Frontend Developer, Meadowgate Insurance    Apr 2021 - Present
- Led the move of a claims portal from AngularJS to React and TypeScript
- Review the code of four colleagues

Frontend Developer, Brightpixel    Mar 2016 - Mar 2021
- Built shop pages with JavaScript, HTML and CSS
- Wrote tests with Jest

Skills
React, TypeScript, JavaScript, HTML, CSS, Next.js, Jest, Git

Education
Bachelor of Arts, Design, Texas State University, 2015
`

const analyze = async (page: Page, text: string) => {
  await page.locator('input[type=file]').setInputFiles({
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
  await completedVersions(page, 1)
}

const openLearningPath = async (page: Page) => {
  await pressOn(page, page.getByRole('button', { name: 'Continue', exact: true }))
  await expect(page).toHaveURL(/\/dashboard$/)
  await pressOn(page, page.getByRole('button', { name: 'Follow your learning path' }))
  await expect(page).toHaveURL(/\/learning-path$/)
}

test('Somebody new to IT with one SQL course starts where they stand, by keyboard, on a phone and a desktop', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT', role: 'Data Engineer' })
  await analyze(page, barista)
  await openLearningPath(page)

  const milestones = page.getByRole('region', { name: 'Learning Milestones' })
  await pressOn(page, milestones.locator('summary').filter({ hasText: 'Steps and reasons' }).first())
  const sql = milestones.getByRole('listitem').filter({ hasText: 'You know the basics' }).last()
  await expect(sql).toContainText('SQL for Beginners')
  await pressOn(page, milestones.locator('summary').filter({ hasText: 'Levels of SQL' }))
  await expect(milestones.getByText('Independent').first()).toBeVisible()
  const courses = page.getByRole('region', { name: 'Recommended Courses' })
  await expect(courses.getByRole('listitem').first()).toContainText('intermediate')
  await pressOn(page, courses.getByRole('button', { name: /^I am taking this course/ }).first())
  const progress = courses.getByRole('combobox', { name: /^How far you are with/ })
  await expect(progress).toBeFocused()
  await expectAccessibleOnPhoneAndDesktop(page)
  await pressOn(page, progress)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(progress).toHaveText('10% done')

  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4)
})

test('A senior developer who aims at leading gets no course for beginners, by keyboard, on a phone and a desktop', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'IT Professional', role: 'Technical Lead' })
  await analyze(page, frontendSenior)
  await openLearningPath(page)

  await expect(page.getByRole('heading', { name: 'Lead a team' })).toBeVisible()
  const courses = page.getByRole('region', { name: 'Recommended Courses' })
  const folded = courses.locator('details:not([open]) > summary')
  for (let left = await folded.count(); left > 0; left = await folded.count())
    await pressOn(page, folded.first())
  const shown = await courses.getByRole('listitem').allInnerTexts()
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((text) => /\bbeginner\b/.test(text))).toEqual([])
  await expectAccessibleOnPhoneAndDesktop(page)
  const next = page.getByRole('button', { name: /^I can do this/ }).first()
  const title = (await next.getAttribute('aria-label'))?.replace('I can do this: ', '') ?? ''
  await pressOn(page, next)
  await expect(page.getByRole('button', { name: `Undo: ${title} is done` })).toBeFocused()
})
