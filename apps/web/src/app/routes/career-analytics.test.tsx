// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { analytics, details, market, region } from '../../features/career-analytics/testing/data-engineer.ts'
import { answer, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()
const role = 'Data Engineer'
const analyticsCall = `GET /api/career-analytics/${encodeURIComponent(role)}/United%20States`
const marketsCall = `GET /api/career-analytics/opportunities/${encodeURIComponent(role)}`
const ownSkillsCall = `GET /api/career-analytics/own-skills/${encodeURIComponent(role)}`
const payCall = `GET /api/career-analytics/pay/${encodeURIComponent(role)}`

beforeEach(() => {
  localStorage.setItem('targetRole', role)
  localStorage.removeItem('userType')
})

const show = (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({
    ...signedIn(),
    [analyticsCall]: () => answer(analytics),
    [marketsCall]: () => answer([region]),
    ...answers,
  })
  showApp('/career-analytics')
  return server
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('without a target role, says so and goes to the start page', async () => {
  localStorage.removeItem('targetRole')
  show()
  expect(await screen.findByText('No role selected')).toBeTruthy()
  expect(screen.getByText('Please select a role first to view analytics')).toBeTruthy()
  await waitFor(() => expect(location.pathname).toBe('/'))
})

test('shows the specified figures with their labels, and makes only the specified calls', async () => {
  const server = show()
  expect((await card('Salary Range')).getByText('$139,500')).toBeTruthy()
  expect((await card('Salary Range')).getByText('Average yearly salary')).toBeTruthy()
  expect((await card('Market Demand')).getByText('59%')).toBeTruthy()
  expect((await card('Market Demand')).getByText('Growing Demand')).toBeTruthy()
  expect((await card('Growth Rate')).getByText('0.9%')).toBeTruthy()
  expect((await card('Growth Rate')).getByText('Year over year growth')).toBeTruthy()
  const dallas = await card('Dallas, TX')
  expect(dallas.getByText('87% Score')).toBeTruthy()
  expect(dallas.getByText(/Capital One, AT&T/)).toBeTruthy()
  expect(dallas.getAllByRole('meter').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
    '52',
    '42',
    '68',
  ])
  const asked = server.asked().filter((call) => call.includes('career-analytics'))
  expect(asked.sort()).toEqual([analyticsCall, marketsCall].sort())
})

test('demand above 70 is high, 70 is not', async () => {
  show({ [analyticsCall]: () => answer({ ...analytics, demandScore: 71 }) })
  expect((await card('Market Demand')).getByText('High Demand')).toBeTruthy()
})

test('demand of 70 is still growing', async () => {
  show({ [analyticsCall]: () => answer({ ...analytics, demandScore: 70 }) })
  expect((await card('Market Demand')).getByText('Growing Demand')).toBeTruthy()
})

test('skills are ranked from 90% down to 0%, and the first three are top skills', async () => {
  const skillsInDemand = Array.from({ length: 12 }, (_, index) => `Skill ${index + 1}`)
  show({ [analyticsCall]: () => answer({ ...analytics, skillsInDemand, details: undefined }) })
  const skills = await card('Required Skills')
  const shares = skills.getAllByText(/% of jobs need this/).map((element) => element.textContent)
  expect(shares.slice(0, 2)).toEqual(['90% of jobs need this', '80% of jobs need this'])
  expect(shares.slice(9)).toEqual(Array.from({ length: 3 }, () => '0% of jobs need this'))
  expect(skills.getAllByText('Top Skill')).toHaveLength(3)
})

test('without skills there is no skills card, and without markets it says so', async () => {
  show({
    [analyticsCall]: () => answer({ ...analytics, skillsInDemand: [], details: undefined }),
    [marketsCall]: () => answer([]),
  })
  expect(await screen.findByText('No Job Markets Data Available')).toBeTruthy()
  expect(
    screen.getByText('Currently gathering job market information. Please check back later.'),
  ).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Required Skills' })).toBeNull()
})

test('the specified fields alone are enough', async () => {
  const { details: _, ...specified } = analytics
  const { details: __, ...specifiedRegion } = region
  show({ [analyticsCall]: () => answer(specified), [marketsCall]: () => answer([specifiedRegion]) })
  const insights = await card('Market Insights')
  expect(insights.getByText('Current Trends')).toBeTruthy()
  expect(insights.getByText('Next Steps')).toBeTruthy()
  expect(insights.getByText('Learn SQL and Python before any platform')).toBeTruthy()
  expect(screen.queryByText('Compare roles')).toBeNull()
})

test('the analytics are retried twice, then the error card appears with a way to try again', async () => {
  let isDown = true
  const server = show({
    [analyticsCall]: () => (isDown ? answer('', { status: 500 }) : answer(analytics)),
  })
  expect(await screen.findByText('Error Loading Data')).toBeTruthy()
  expect(
    screen.getByText('There was an error loading the career analytics data. Please try again later.'),
  ).toBeTruthy()
  expect(server.sentTo(analyticsCall)).toHaveLength(3)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect((await card('Salary Range')).getByText('$139,500')).toBeTruthy()
})

test('every figure opens its source', async () => {
  show()
  const salary = await card('Salary Range')
  await user.click(salary.getByRole('button', { name: /BLS OEWS May 2025/ }))
  const source = within(await screen.findByRole('dialog', { name: 'Median yearly pay' }))
  expect(source.getByText(/Database Architects \(15-1243\)/)).toBeTruthy()
  expect(source.getByText(/US public domain/)).toBeTruthy()
})

test('the demand score shows its parts', async () => {
  show()
  const demand = await card('Market Demand')
  await user.click(demand.getByRole('button', { name: /Calculated/ }))
  const source = within(await screen.findByRole('dialog', { name: 'How 59 is made' }))
  expect(source.getByText('26 of 45')).toBeTruthy()
})

test('the measured share stands beside the rank', async () => {
  show()
  const skills = await card('Required Skills')
  expect(skills.getByText('Measured: named in 65% of 240 postings, 2022-26')).toBeTruthy()
})

test('own skills load when asked for, and mark the list', async () => {
  const server = show({
    [ownSkillsCall]: () =>
      answer({
        role,
        resume: { id: 7, version: 3 },
        skills: [
          { skill: 'Python', weight: 5, status: 'held' },
          { skill: 'SQL', weight: 5, status: 'partial' },
        ],
        next: [{ skill: 'Apache Spark', why: '39% of postings for this role name it.' }],
        sources: [],
      }),
  })
  const skills = await card('Required Skills')
  expect(server.sentTo(ownSkillsCall)).toHaveLength(0)
  await user.click(skills.getByRole('button', { name: 'Compare with my skills' }))
  expect(await skills.findByText('You have 1 of these 2.')).toBeTruthy()
  expect(skills.getByText('You have it:')).toBeTruthy()
  expect(skills.getByText('You have it in part:')).toBeTruthy()
  expect(skills.getByText('39% of postings for this role name it.')).toBeTruthy()
})

test('a cost-of-living switch turns pay into dollars of average buying power', async () => {
  show({ [marketsCall]: () => answer([region, market('San Jose, CA', { pay: 200_000, adjusted: 181_000 })]) })
  const compared = await card('Markets compared')
  await user.click(compared.getByRole('radio', { name: 'Median pay' }))
  expect(compared.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'San Jose, CA$200,000',
    'Dallas, TX$140,000',
  ])
  await user.click(compared.getByRole('switch', { name: 'Adjust pay for cost of living' }))
  expect(compared.getByText('$181,000')).toBeTruthy()
})

test('pay by level and another role load when their panels are opened', async () => {
  const other = 'Data Scientist'
  const otherCall = `GET /api/career-analytics/${encodeURIComponent(other)}/United%20States`
  const figure = details.salary.median
  const server = show({
    [payCall]: () =>
      answer({
        role,
        levels: [
          { level: 'base', label: 'Data Engineer', pay: figure },
          { level: 'staff', label: 'Staff and above' },
        ],
        regions: [],
        asks: [
          {
            level: 'base',
            region: 'Dallas, TX',
            from: 110_000,
            to: 131_000,
            basis: [{ label: 'Official median here', amount: figure }],
          },
        ],
        explanation: 'An estimate from official and filed pay.',
        sources: details.sources,
      }),
    [otherCall]: () => answer({ ...analytics, medianSalary: 120230 }),
  })
  await card('Salary Range')
  expect(server.sentTo(payCall)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: /Pay by level and area/ }))
  expect(await screen.findByText('$110,000 to $131,000')).toBeTruthy()
  expect(screen.getByText('No data')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Compare roles/ }))
  await user.click(screen.getByRole('combobox', { name: 'Second role' }))
  await user.click(screen.getByRole('option', { name: other }))
  const compared = within(await screen.findByRole('region', { name: 'Roles compared' }))
  expect(await compared.findByText('$120,230')).toBeTruthy()
  expect(server.sentTo(analyticsCall)).toHaveLength(1)
})

test('next steps begin with those for the chosen career status', async () => {
  const step = (text: string) => ({ text, sources: [], verified: true })
  const nextSteps = { transitioner: [step('Finish one course')], professional: [step('Review two designs')] }
  localStorage.setItem('userType', 'transitioner')
  show({
    [analyticsCall]: () =>
      answer({ ...analytics, details: { ...details, insights: { ...details.insights, nextSteps } } }),
  })
  const insights = await card('Market Insights')
  expect(await insights.findByText('Finish one course')).toBeTruthy()
  expect(insights.queryByText('Review two designs')).toBeNull()
})

test('says why a measured share can stand below a smaller one', async () => {
  const { details } = analytics
  const requiredSkills = details?.requiredSkills.map((one) =>
    one.share ? { ...one, share: { ...one.share, balancedPct: 39 } } : one,
  )
  show({ [analyticsCall]: () => answer({ ...analytics, details: { ...details, requiredSkills } }) })
  const skills = await card('Required Skills')
  await user.click(skills.getByRole('button', { name: 'Percentages show rank, not a count' }))
  const note = within(await screen.findByRole('dialog', { name: 'How to read these percentages' }))
  expect(note.getByText(/each collection of postings counts the same/)).toBeTruthy()
})
